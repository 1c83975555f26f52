// Names for places of generated maps, by what the land is like. Every list is longer than any map needs, and
// no two lists share a name. All are made up.

/** Names of starting cities, cities and rivers, and of towns by their land. */
export interface PlaceNames {
  readonly startingCity: readonly string[];
  readonly city: readonly string[];
  readonly coastalCity: readonly string[];
  readonly town: readonly string[];
  readonly coastalTown: readonly string[];
  readonly forestTown: readonly string[];
  readonly mountainTown: readonly string[];
  readonly river: readonly string[];
}

/** The names that generated maps draw from. */
// biome-ignore format: lists of names
export const placeNames: PlaceNames = {
  startingCity: ['Crossways', 'Kingsroad', 'Firststone', 'Oldgate', 'Charter Hall', 'Goldspike', 'Foundry', 'Milestone'],
  city: [
    'Belfrey', 'Carrow', 'Dunstable Cross', 'Ellerton', 'Fairmarket', 'Grandmoor', 'Halewick', 'Ironbridge Hill',
    'Juniper City', 'Kestrelton', 'Larkhall', 'Meridian', 'Newmarch', 'Orrery', 'Pemberwell', 'Quillon', 'Rookfield',
    'Silverton', 'Tollhouse', 'Umberly', 'Vantage', 'Wellington Fork', 'Yarrow', 'Zephyr Junction',
  ],
  coastalCity: [
    'Anchorage Point', 'Bellharbor', 'Cape Lorne', 'Driftport', 'Eastquay', 'Gullhaven', 'Havenmouth', 'Lanternport',
    'Mainsail', 'Port Amity', 'Saltmere', 'Tidewater', 'Whalers Reach', 'Port Ransom', 'Shellcove', 'Breakwater',
  ],
  town: [
    'Amberley', 'Barleycorn', 'Clover Flat', 'Dovecote', 'Earlsfield', 'Fallow', 'Goosegreen', 'Hayrick', 'Inglewell',
    'Jessamine', 'Kilnsey', 'Linden', 'Millrace', 'Nettlebed', 'Oatley', 'Plumstead', 'Quince', 'Ryefield', 'Sedge',
    'Thistle Down', 'Upton Lea', 'Vetch', 'Wheatley', 'Yellowgate', 'Appledore', 'Buttercross', 'Cornbrook', 'Drover',
    'Easel', 'Fiddlers Green',
  ],
  coastalTown: [
    'Brine', 'Cockle Bay', 'Dunes End', 'Eelpie', 'Foghorn', 'Grey Sands', 'Herring', 'Jetty', 'Kelp Landing', 'Limpet',
    'Mussel Rock', 'Netherpool', 'Oyster Creek', 'Pebble Strand', 'Samphire', 'Tern Island', 'Spindrift', 'Wrack',
  ],
  forestTown: [
    'Alder Holt', 'Beechmast', 'Charcoal', 'Deepwood', 'Elkhorn', 'Fernhill', 'Greenshade', 'Hazel Copse', 'Ivy Lodge',
    'Larch', 'Mosswell', 'Nutwood', 'Oakapple', 'Pinecrest', 'Rowan', 'Sawpit', 'Timberline', 'Woodcock', 'Yewtree',
  ],
  mountainTown: [
    'Adit', 'Bald Peak', 'Cairn', 'Drystone', 'Eagles Rest', 'Flint', 'Galena', 'High Pass', 'Icefall', 'Kettle Scree',
    'Lode', 'Narrowgap', 'Overhang', 'Pitprop', 'Quartz', 'Ridgeback', 'Slate', 'Tarn', 'Windy Gap', 'Coldwater',
  ],
  river: [
    'Alba', 'Brack', 'Cinder', 'Dorrow', 'Esker', 'Fen', 'Glim', 'Hollow', 'Isk', 'Jarrow', 'Kell', 'Lune', 'Mirk',
    'Nadder', 'Ollow', 'Perrin', 'Quern', 'Rill', 'Severing', 'Tamber', 'Ure', 'Vole', 'Wend', 'Yare', 'Zill', 'Ashwater',
    'Blackwater', 'Coldrun', 'Deeprun', 'Elver', 'Fleet', 'Greenrun', 'Heron', 'Kingsrun', 'Long Water', 'Marl', 'Otter',
    'Redrun', 'Swale', 'Teal',
  ],
};
