// China Rails: the 52 cities with their supplies, and the 27 goods with their chips (19 of four, 8 of three).
// Cities without goods in the list of facts are filled up, so that only Beijing and Yantai supply nothing.

import type { CitySpec } from '../map-spec.js';

const major = (id: string, name: string, supplies: string[], more: Partial<CitySpec> = {}): CitySpec => ({
  id,
  name,
  size: 'major',
  supplies,
  ...more,
});
const medium = (id: string, name: string, supplies: string[], more: Partial<CitySpec> = {}): CitySpec => ({
  id,
  name,
  size: 'medium',
  supplies,
  ...more,
});
const small = (id: string, name: string, supplies: string[], more: Partial<CitySpec> = {}): CitySpec => ({
  id,
  name,
  size: 'small',
  supplies,
  ...more,
});

/** The cities, majors first, in the order of the board's table. */
export const cities: readonly CitySpec[] = [
  major('beijing', 'Beijing', [], { at: '55,28' }),
  major('chongqing', 'Chongqing', ['cars']),
  major('hong-kong', 'Hong Kong', ['imports'], { at: '55,63', outer: 'E SW W NW NE' }),
  major('shanghai', 'Shanghai', ['imports', 'machinery']),

  medium('changsha', 'Changsha', ['oranges']),
  medium('chengdu', 'Chengdu', ['silk', 'workers']),
  medium('guangzhou', 'Guangzhou', ['electronics'], { at: '53,62' }),
  medium('hangzhou', 'Hangzhou', ['silk', 'tea']),
  medium('harbin', 'Harbin', ['soybeans', 'wood']),
  medium('jinan', 'Jinan', ['wheat']),
  medium('kunming', 'Kunming', ['copper', 'tin', 'tobacco']),
  medium('lanzhou', 'Lanzhou', ['copper']),
  medium('nanjing', 'Nanjing', ['electronics']),
  medium('nanning', 'Nanning', ['rice', 'sugar']),
  medium('qingdao', 'Qingdao', ['salt']),
  medium('shenyang', 'Shenyang', ['iron', 'steel'], { place: [123.45, 41.8] }),
  medium('taipei', 'Taipei', ['electronics', 'imports'], { rail: false }),
  medium('tianjin', 'Tianjin', ['machinery', 'salt']),
  medium('urumqi', 'Urumqi', ['oil']),
  medium('wuhan', 'Wuhan', ['rice', 'steel']),
  medium('xian', "Xi'an", ['machinery'], { gazetteer: 'Xian' }),
  medium('zhengzhou', 'Zhengzhou', ['cotton', 'wheat']),

  small('baotou', 'Baotou', ['iron']),
  small('changchun', 'Changchun', ['cars', 'soybeans']),
  small('dali', 'Dali', ['tea', 'wood'], { place: [100.18, 25.7] }),
  small('dalian', 'Dalian', ['fish'], { at: '63,28' }),
  small('datong', 'Datong', ['coal']),
  small('fuzhou', 'Fuzhou', ['tea']),
  small('golmud', 'Golmud', ['salt']),
  small('guilin', 'Guilin', ['tin']),
  small('guiyang', 'Guiyang', ['tobacco']),
  small('haikou', 'Haikou', ['sugar'], { at: '49,68' }),
  small('hailar', 'Hailar', ['cattle', 'wood']),
  small('hami', 'Hami', ['coal']),
  small('hefei', 'Hefei', ['workers']),
  small('hohhot', 'Hohhot', ['cattle']),
  small('jiuquan', 'Jiuquan', ['steel'], { place: [98.5, 39.73] }),
  small('kaohsiung', 'Kaohsiung', ['fish'], { rail: false }),
  small('kashgar', 'Kashgar', ['jade']),
  small('korla', 'Korla', ['cotton', 'jade', 'oil']),
  small('lhasa', 'Lhasa', ['wool']),
  small('nanchang', 'Nanchang', ['copper', 'porcelain']),
  small('qiqihar', 'Qiqihar', ['oil']),
  small('shijiazhuang', 'Shijiazhuang', ['iron'], { place: [114.48, 38.04] }),
  small('taichung', 'Taichung', ['oranges', 'rice'], { rail: false }),
  small('taiyuan', 'Taiyuan', ['coal']),
  small('wenzhou', 'Wenzhou', ['oranges']),
  small('xiamen', 'Xiamen', ['fish'], { at: '61,58' }),
  small('xining', 'Xining', ['cattle']),
  small('xuzhou', 'Xuzhou', ['cotton']),
  small('yantai', 'Yantai', []),
  small('yinchuan', 'Yinchuan', ['wool']),
];

const chips = (count: number, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: id[0].toUpperCase() + id.slice(1), chips: count }));

/** The goods, in alphabetical order: 19 × 4 + 8 × 3 = 100 chips. */
export const goods = [
  ...chips(4, [
    'cattle',
    'coal',
    'copper',
    'cotton',
    'fish',
    'iron',
    'oil',
    'oranges',
    'rice',
    'salt',
    'silk',
  ]),
  ...chips(4, ['soybeans', 'steel', 'sugar', 'tea', 'tin', 'wheat', 'wood', 'wool']),
  ...chips(3, ['cars', 'electronics', 'imports', 'jade', 'machinery', 'porcelain', 'tobacco', 'workers']),
].sort((a, b) => (a.id < b.id ? -1 : 1));
