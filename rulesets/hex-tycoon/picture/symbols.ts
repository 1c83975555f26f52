// The signs of the map as SVG symbols: the legend of the rulebook (waves, angles, triangles, circles).

import { INK, RIVER_BLUE } from './palette.js';

/** Definitions that every picture needs, used by id. */
export const SYMBOLS = /* @__PURE__ */ (() => `<defs>
<symbol id="wave" overflow="visible"><path d="M-15 0q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0" fill="none" stroke="#5f9fc8" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="peak" overflow="visible"><path d="M-11 8L0-9 11 8" fill="#e9cfa2" stroke="#c8651b" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="tree" overflow="visible"><path d="M-8 8L0-9 8 8Z" fill="#3f8a3a" stroke="#2a6428" stroke-width="1"/></symbol>
<symbol id="town" overflow="visible"><circle r="8" fill="#fffdf6" stroke="${INK}" stroke-width="2.6"/></symbol>
<symbol id="city" overflow="visible"><circle r="9.5" fill="${INK}"/></symbol>
<symbol id="start" overflow="visible"><circle r="13.5" fill="#fffdf6" stroke="${INK}" stroke-width="2.4"/><circle r="8.5" fill="${INK}"/></symbol>
</defs>`)();

/** The stylesheet of the text. */
export const STYLE = /* @__PURE__ */ (() => `<style>
text{font-family:"DejaVu Sans",Verdana,sans-serif;fill:${INK}}
.name{font-size:11px;font-weight:bold;text-anchor:middle;paint-order:stroke;stroke:#fffdf6;stroke-width:3px;stroke-linejoin:round}
.town-name{font-weight:normal;font-size:10.5px}
.river-name{font-size:9.5px;font-style:italic;text-anchor:middle;fill:${RIVER_BLUE};paint-order:stroke;stroke:#fffdf6;stroke-width:2.6px}
.code{font-size:7px;font-weight:bold;text-anchor:middle}
.number{font-size:7.5px;text-anchor:middle;fill:#8d8266}
.title{font-family:"DejaVu Serif",Georgia,serif;font-size:44px;letter-spacing:6px;text-anchor:middle}
.subtitle{font-family:"DejaVu Serif",Georgia,serif;font-size:17px;font-style:italic;text-anchor:middle}
.legend{font-size:14px}
.small{font-size:12px}
</style>`)();
