// China Rails in one scene, for the title of its printed sheet: karst hills in mist, the wall, a pagoda, a junk,
// and a train along the water.

/** SVG text from 0,0 to the right and up, 330 pixels wide. Its colours are the same on every sheet. */
export const chinaScene: string =
  '<path fill="#f3ead3" d="M-18-64H348V13H-18z"/>' +
  '<circle cx="108" cy="-38" r="15" fill="#d4573f" fill-opacity=".85"/>' +
  '<path fill="#9db7b0" fill-opacity=".55" d="M-18 0q10-40 26-40 10 0 16 16 6-38 22-38 14 0 20 28 8-20 18-20 14 0 22 30 12-18 26-6 8 8 10 30z"/>' +
  '<path fill="#b9cbbf" fill-opacity=".6" d="M120 0q14-44 30-44 13 0 18 24 7-14 15-14 12 0 18 34z"/>' +
  '<path fill="#c3b58c" fill-opacity=".7" d="M196 0q26-34 44-28 18-26 38-12 16-14 34 8 20-6 36 32z"/>' +
  '<path fill="#d9c9a3" d="M200-6q22-26 42-22 18-24 36-11 18-12 34 8v-6q-16-20-34-8-18-13-36 11-20-4-42 22zM236-28v-14h12v14zM273-40v-14h12v14z"/>' +
  '<path fill="#f3e2c0" d="M156 0v-9h20V0zM158-13v-7h16v7zM160-24v-6h12v6zM162-34v-5h8v5z"/>' +
  '<path fill="#8f1d1e" d="M149-8q8-1 11-6h12q3 5 11 6zM151-19q7-1 10-5h10q3 4 10 5zM154-29q6-1 8-5h8q2 4 8 5zM157-38q6-2 9-9 3 7 9 9z"/>' +
  '<path fill="#7a4a2c" d="M12-4h36l-5 8H18z"/><path fill="#e8d5a6" d="M22-5q-4-22 6-30 8 12 6 30zM36-6q0-15 6-20 5 9 3 20z"/>' +
  '<path fill="#4d6b5f" d="M196-11h30v10h-30zM229-11h30v10h-30z"/>' +
  '<path fill="#7d1f1c" d="M262-13h14v12h-14zM278-11h26v9h-26zM302-12h5v10h-5zM300-18h5v6h-5zM307-5l8 5h-8zM260-15h18v2h-18z"/>' +
  '<path fill="#f6e3b0" d="M199-9h4v4h-4zM206-9h4v4h-4zM213-9h4v4h-4zM232-9h4v4h-4zM239-9h4v4h-4zM246-9h4v4h-4zM265-11h6v5h-6z"/>' +
  '<g fill="none" stroke="#3a342d" stroke-linejoin="round" stroke-linecap="round">' +
  '<path d="M200-12q22-26 42-22 18-24 36-11 18-12 34 8M200-6q22-26 42-22 18-24 36-11 18-12 34 8M236-28v-14h12v14M236-42v-3h3v3h3v-3h3v3h3v-3M273-38v-16h12v16M273-54v-3h3v3h3v-3h3v3h3v-3M166-47v-9M156 0v-8M176 0v-8M164 0v-5h4v5"/>' +
  '<path stroke-width=".9" d="M12-4h36l-5 8H18zM28-5v-32M22-5q-4-22 6-30 8 12 6 30M21-12h13M22-20h12M24-28h9M36-6q0-15 6-20 5 9 3 20M-14 2h20M54 2h16M0 5h14M60 5h24"/>' +
  '<path stroke-width="1.6" d="M84 4H348M300-20q-6-4-12-2-6-5-13-1-7-5-14-1-8-3-13 1"/>' +
  '<path stroke-width="5.4" d="M202 1h0M220 1h0M235 1h0M253 1h0M268 0h0M280 0h0M292 0h0M303 1h0"/></g>' +
  '<path d="M84 7H348" stroke="#8a7350" stroke-width="3" stroke-dasharray="2 4"/>';
