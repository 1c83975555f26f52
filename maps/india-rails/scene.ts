// India Rails in one scene, for the title of its printed sheet: temples over the steps of the Ganges, an
// elephant, and a train over the Ghats.

/** SVG text from 0,0 to the right and up, 330 pixels wide. Its colours are the same on every sheet. */
export const indiaScene: string =
  '<path fill="#f5e6cc" d="M-18-64H348V13H-18z"/>' +
  '<circle cx="262" cy="-42" r="13" fill="#e0893a" fill-opacity=".85"/>' +
  '<path fill="#a9b58e" fill-opacity=".6" d="M150 13V-22l14-16h22l8 12 12-22h26l14 22 10-12h18l16 18 12-8h20l26 30v11z"/>' +
  '<path fill="#8aa27c" fill-opacity=".7" d="M188 13q20-22 40-12 22-16 44-4 24-14 46 2 16-8 30 4v10z"/>' +
  '<path fill="#b9d3d6" d="M-18 3H150V13H-18z"/>' +
  '<path fill="#d9b98a" d="M-18-6H92v3h7v3h7v3h7v3h7v3H-18z"/>' +
  '<path fill="#c9744a" d="M2-6v-14q2-20 11-34 9 14 11 34v14zM44-6v-10q1-14 8-24 7 10 8 24v10z"/>' +
  '<path fill="#b3602f" d="M24-6v-12h20v12zM60-6v-8h18v8z"/>' +
  '<path fill="#f3dcae" d="M9-6v-9q4-5 8 0v9zM49-6v-7q3-4 6 0v7zM29-6v-6h4v6zM37-6v-6h4v6zM65-6v-4h3v4zM72-6v-4h3v4z"/>' +
  '<path fill="#7f7c80" d="M112 10V-4q-1-12 9-14 10-3 20-1 4-5 11-3 7 2 8 9 2 8 1 17-1 4-4 3v-3q2 0 1-6-1-5-4-6-3 3-7 1v17h-6V1h-14v9zM143 10V2h5v8z"/>' +
  '<path fill="#b0382c" d="M121-19q9-3 18-1l1 10h-18z"/><path fill="#e7b53d" d="M122-12h18v3h-18zM127-21l4-9 5 8z"/>' +
  '<g fill="none" stroke-linecap="round"><path stroke="#7a5636" stroke-width="2.2" d="M92-5q4-18 0-34M104-2q-3-14 2-27"/>' +
  '<path stroke="#3f7a45" stroke-width="2.6" d="M92-39q-9-7-17 1M92-39q9-7 17 1M92-39q-9-1-13 9M92-39q9-1 13 9M92-39q0-9 6-12M106-29q-7-6-13 1M106-29q7-6 13 1M106-29q-6 0-9 7M106-29q6 0 9 7"/></g>' +
  '<path fill="#b98a62" d="M168-2H348v3H168z"/><path fill="#b98a62" d="M172 1h6v12h-6zM200 1h6v12h-6zM228 1h6v12h-6zM256 1h6v12h-6zM284 1h6v12h-6zM312 1h6v12h-6zM340 1h6v12h-6z"/>' +
  '<path fill="#7d2a22" d="M186-15h30v10h-30zM219-15h30v10h-30z"/>' +
  '<path fill="#2f4f5e" d="M252-17h14v12h-14zM268-15h26v9h-26zM292-16h5v10h-5zM290-23h5v8h-5zM297-9l8 5h-8zM250-19h18v2h-18z"/>' +
  '<path fill="#f6e3b0" d="M189-13h4v4h-4zM196-13h4v4h-4zM203-13h4v4h-4zM210-13h4v4h-4zM222-13h4v4h-4zM229-13h4v4h-4zM236-13h4v4h-4zM243-13h4v4h-4zM255-15h6v5h-6z"/>' +
  '<path fill="#fffaf0" d="M293-26q-3-8 5-9 1-8 9-6 6-7 13-1 9-1 8 6 8 1 5 7-9 5-18 2-8 5-14 0-5 3-8 1z" fill-opacity=".9"/>' +
  '<g fill="none" stroke="#3a342d" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M2-6v-14q2-20 11-34 9 14 11 34v14M44-6v-10q1-14 8-24 7 10 8 24v10M13-54v-5l6 2-6 2M52-40v-5M4-20h18M6-30h14M9-40h8M46-22h12M-18-6H92v3h7v3h7v3h7v3h7"/>' +
  '<path stroke-width=".9" d="M-14 7h22M16 10h26M50 7h18M76 10h24M152-13h0M160-4q-1 7-4 8M124-9v6M137-9v6M168-2H348M178 13q0-9 11-9t11 9M206 13q0-9 11-9t11 9M234 13q0-9 11-9t11 9M262 13q0-9 11-9t11 9M290 13q0-9 11-9t11 9M318 13q0-9 11-9t11 9"/>' +
  '<path stroke-width="1.8" d="M152-14h0"/>' +
  '<path stroke-width="5" d="M192-4h0M210-4h0M225-4h0M243-4h0M258-4h0M270-4h0M282-4h0M293-4h0"/></g>';
