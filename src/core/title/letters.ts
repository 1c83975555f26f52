// The letters of pictures that are plain paper: of names, and of titles.

export const FONT = "'Gill Sans', 'Gill Sans MT', Optima, 'DejaVu Sans', sans-serif";
export const TITLE_FONT = "'Playfair Display', Didot, 'Bodoni MT', 'DejaVu Serif', serif";
