// Iron Dragon: the 57 cities with places and supplies, the goods with their chips, and the ports.

import type { MapData } from '../../../rulesets/milepost/board/map-format.js';
import type { CitySpec } from '../map-spec.js';

const idOf = (name: string) => name.toLowerCase().replace(/ /g, '-');

const city = (
  size: CitySpec['size'],
  name: string,
  at: string,
  country: string,
  supplies: readonly string[],
): CitySpec => ({ id: idOf(name), name, size, at, country, supplies });

/** The cities, majors first, in the order of the board's table. */
export const cities: readonly CitySpec[] = [
  city('major', 'Bluefeld', '47,18', 'bright', ['hops']),
  city('major', 'Eaglehawk', '5,52', 'eusarch', ['pilgrims']),
  city('major', 'Kola', '9,12', 'koland', ['furs']),
  city('major', 'Octomare', '60,32', 'olde-world', ['wands', 'cloth']),
  city('major', 'Ozu-Zarkh', '56,54', 'olde-world', ['spells', 'pilgrims']),
  city('major', 'Railla', '31,32', 'rakhatz', ['gems', 'iron']),
  city('major', 'Uloggh', 'u6,11', 'underground', ['ale']),
  city('major', 'Wikkedde', '45,51', 'wislandor', []),

  city('medium', 'Bremmner', '43,20', 'bright', ['steel']),
  city('medium', 'Bulatz', '45,22', 'bright', ['cattle']),
  city('medium', 'Caldeen', '25,57', 'caicenden', ['wheat']),
  city('medium', 'Elmsworth', '7,58', 'eusarch', ['gems']),
  city('medium', 'Glyween', '29,25', 'glyth-gamel', ['wine']),
  city('medium', 'Ilik-Herb', '4,37', 'iron-holm', ['arms']),
  city('medium', 'Izyndyl', '5,43', 'iron-holm', ['armor', 'arms']),
  city('medium', 'Janoshal', '42,40', 'janoshal', ['pilgrims']),
  city('medium', 'Jarlsstadh', '45,44', 'janoshal', ['pipeweed']),
  city('medium', 'Jodarre', '43,35', 'janoshal', ['pipeweed']),
  city('medium', 'Opal Bezin', '55,40', 'olde-world', ['wands']),
  city('medium', 'Orc-Obasyln', '26,34', 'orc-wastes', ['gold']),
  city('medium', 'Oykjsord', '57,45', 'olde-world', ['cloth']),
  city('medium', 'Parekis', '47,26', 'pirate-isles', ['fish']),
  city('medium', 'Piggnytz', '51,10', 'pirate-isles', ['fish']),
  city('medium', 'Redwitte', '34,31', 'rakhatz', ['steel']),
  city('medium', 'Saadah', '31,44', 'silvarre', ['wine']),
  city('medium', 'West Wyckk', '42,55', 'wislandor', ['lumber', 'jewelry']),

  city('small', 'Borgofort', '35,19', 'bright', ['lumber']),
  city('small', 'Brevandes', '39,28', 'bright', ['wheat']),
  city('small', 'Caetee', '18,57', 'caicenden', ['ivory']),
  city('small', 'Daguui', '18,62', 'dul-ul-dur', ['ivory']),
  city('small', 'Dawuuj', '12,64', 'dul-ul-dur', ['spice']),
  city('small', 'Dobra-Dyn', '29,64', 'dul-ul-dur', ['spice']),
  city('small', 'Eabannet', '12,52', 'eusarch', ['gold']),
  city('small', 'Easingwere', '4,62', 'eusarch', ['cloth']),
  city('small', 'Ghassouf', '29,22', 'glyth-gamel', ['fruit']),
  city('small', 'Glynclwyn', '23,29', 'glyth-gamel', ['sheep']),
  city('small', 'Inhass', '5,39', 'iron-holm', ['armor']),
  city('small', 'Jobabh', '38,43', 'janoshal', ['sheep']),
  city('small', 'Kenare', '9,5', 'koland', ['furs']),
  city('small', 'Killavare', '4,19', 'koland', ['fish']),
  city('small', 'Kodankye', '3,7', 'koland', ['ivory']),
  city('small', 'Kutno', '15,13', 'koland', ['lumber']),
  city('small', 'Nordkassel', '29,9', 'northern-wastes', ['dragons']),
  city('small', 'Okyabanti', '64,20', 'olde-world', ['potions']),
  city('small', 'Oraianda', '64,27', 'olde-world', ['potions']),
  city('small', 'Orc-Ogonnyk', '16,47', 'orc-wastes', []),
  city('small', 'Orc-Oktzerro', '16,30', 'orc-wastes', []),
  city('small', 'Orc-Orodrag', '18,41', 'orc-wastes', []),
  city('small', 'Oulde Mordel', '59,63', 'olde-world', ['cloth']),
  city('small', 'Ozu-Ozu', '64,61', 'olde-world', ['potions']),
  city('small', 'Penjold', '53,17', 'pirate-isles', ['cattle']),
  city('small', 'Pinewaere', '59,15', 'pirate-isles', ['lumber']),
  city('small', 'Risidan', '30,38', 'rakhatz', ['gold', 'iron']),
  city('small', 'Sbadeh', '34,48', 'silvarre', ['gems']),
  city('small', 'Shayobh', '33,54', 'silvarre', ['fruit']),
  city('small', 'Uderyn', 'u11,17', 'underground', ['ale']),
  city('small', 'Wyrre', '45,62', 'wislandor', ['jewelry']),
];

const FOUR = [
  ...['Ale', 'Armor', 'Arms', 'Cattle', 'Cloth', 'Furs', 'Gold', 'Hops', 'Iron', 'Ivory', 'Jewelry'],
  ...['Pipeweed', 'Potions', 'Sheep', 'Spice', 'Steel', 'Wine'],
];
const THREE = ['Dragons', 'Fish', 'Fruit', 'Gems', 'Lumber', 'Pilgrims', 'Spells', 'Wands', 'Wheat'];

/** The goods by name, with their chips. */
export const goods: MapData['goods'] = [...FOUR, ...THREE]
  .sort()
  .map((name) => ({ id: idOf(name), name, chips: FOUR.includes(name) ? 4 : 3 }));

const port = (name: string, at: string) => ({ id: idOf(name), name, at, beside: idOf(name) });

/** The ports of ships, each beside its city or on the rim of a major one; the last lies alone. */
export const shipPorts: NonNullable<MapData['shipPorts']> = [
  port('Kenare', '10,4'),
  port('Kodankye', '2,7'),
  port('Piggnytz', '50,10'),
  port('Kutno', '16,13'),
  port('Pinewaere', '60,15'),
  port('Bluefeld', '48,18'),
  port('Penjold', '53,18'),
  port('Killavare', '3,19'),
  port('Bremmner', '43,19'),
  port('Okyabanti', '63,20'),
  port('Bulatz', '46,22'),
  port('Parekis', '48,26'),
  port('Orc-Oktzerro', '15,30'),
  port('Octomare', '59,32'),
  port('Jodarre', '44,35'),
  port('Inhass', '4,39'),
  port('Opal Bezin', '54,40'),
  port('Jarlsstadh', '46,44'),
  port('Oykjsord', '56,45'),
  port('Wikkedde', '46,51'),
  port('Shayobh', '33,55'),
  port('Easingwere', '3,62'),
  port('Wyrre', '46,62'),
  { id: 'lone-isle', name: 'Lone Isle', at: '40,9' },
];
