// The letters of all pictures: of names and prices, and of titles and of names on maps.

/** The family of fonts of text. Room for text is measured in DejaVu Sans, the widest of them. */
export const FONT =
  "'Alegreya Sans', 'Gill Sans', 'Gill Sans MT', Optima, Candara, 'DejaVu Sans', Verdana, sans-serif";
/** The family of fonts of titles and of names of land and water. */
export const TITLE_FONT =
  "Alegreya, 'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif";
