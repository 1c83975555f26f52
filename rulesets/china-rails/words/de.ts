// Deutsch: what China Rails says beside the family.

import { translating, type Words } from '../../../src/core/engine/words/translation.js';
import { germanRules } from './de.rules.js';
import type { containerMessages } from './messages.js';
import type { chinaSentences } from './sentences.js';

const own = translating<typeof chinaSentences & typeof containerMessages>()({
  buyContainerLink: '{seat} {seat|kauft|kaufst} einen Anschluss: {port}.',
  deliverByContainer:
    '{seat} {seat|liefert|lieferst} {load} per Container und {seat|erfüllt|erfüllst} {card}[; Miete an {payTo:seatAccusative}].',
  pickUpByContainer:
    '{seat} {seat|lädt|lädst} per Container {load} aus {city}[; Miete an {payTo:seatAccusative}].',

  'to buyContainerLink': 'Containeranschluss kaufen',
  'to deliverByContainer': 'Per Container liefern',
  'to pickUpByContainer': 'Per Container laden',
  'do buyContainerLink': 'Anschluss kaufen: {port}',
  'do deliverByContainer': '{load} per Container liefern: {card}[, Miete an {payTo:seatAccusative}]',
  'do pickUpByContainer': '{load} aus {city} per Container laden[, Miete an {payTo:seatAccusative}]',

  'container/no-such-link': 'Diesen Anschluss kaufst du nicht, du bekommst ihn durch Gleisbau: {port}.',
  'container/already-held': 'Den Anschluss hat schon jemand: {port}.',
  'container/no-track': 'Für den Anschluss brauchst du eigenes Gleis in seiner Stadt: {port}.',
  'container/upgraded': 'Du hast in diesem Spielzug eine Lok gekauft, also kaufst du keinen Anschluss mehr.',
  'container/over-budget':
    'Der Anschluss kostet {price} M, und vom Budget dieses Spielzugs sind nur noch {left} M übrig.',
  'container/no-cash': 'Der Anschluss kostet {price} M, und du hast {cash} M.',
  'container/not-at-port': 'Der Zug steht in keinem Containerhafen.',
  'container/has-not-waited':
    'Container nutzt du zu Beginn eines Spielzugs. Beende diesen im Hafen, dann nutze sie.',
  'container/other-mode':
    'In einem Spielzug lieferst du per Container, oder du lädst. Ein Zug, der in einem Hafen beginnt, lädt zuerst.',
  'container/one-load':
    'Ein Zug, der in einem Hafen beginnt, lädt eine Ware. Warte dort einen Spielzug, um mehr zu laden.',
  'container/not-overseas': 'Nach {city} fahren keine Container, und von dort kommen keine.',
  'container/no-right': 'Du brauchst den Anschluss, deinen eigenen oder einen gemieteten: {port}.',
  'container/no-rent': 'Du hast die {rent} M nicht, die {owner:seat} für den Anschluss bekommt.',
});

// Cities as German atlases have them; the others are the same in English.
const cities: Words = {
  'city beijing': 'Peking',
  'city hong-kong': 'Hongkong',
  'city guangzhou': 'Kanton',
  'city shanghai': 'Schanghai',
  'city nanjing': 'Nanking',
  'city taipei': 'Taipeh',
  'city urumqi': 'Ürümqi',
  'city xian': 'Xi’an',
  'city kashgar': 'Kaschgar',
};

const loads: Words = {
  'load cars': 'Autos',
  'load cattle': 'Rinder',
  'load coal': 'Kohle',
  'load copper': 'Kupfer',
  'load cotton': 'Baumwolle',
  'load electronics': 'Elektronik',
  'load fish': 'Fisch',
  'load imports': 'Importwaren',
  'load iron': 'Eisen',
  'load jade': 'Jade',
  'load machinery': 'Maschinen',
  'load oil': 'Öl',
  'load oranges': 'Orangen',
  'load porcelain': 'Porzellan',
  'load rice': 'Reis',
  'load salt': 'Salz',
  'load silk': 'Seide',
  'load soybeans': 'Sojabohnen',
  'load steel': 'Stahl',
  'load sugar': 'Zucker',
  'load tea': 'Tee',
  'load tin': 'Zinn',
  'load tobacco': 'Tabak',
  'load wheat': 'Weizen',
  'load wood': 'Holz',
  'load wool': 'Wolle',
  'load workers': 'Arbeiter',
};

const crossings: Words = {
  'crossing dalian-ferry': 'Fähre von Dalian',
  'crossing hong-kong-port': 'Containerhafen Hongkong',
  'crossing wenzhou-port': 'Containerhafen Wenzhou',
  'crossing fuzhou-port': 'Containerhafen Fuzhou',
  'crossing xiamen-port': 'Containerhafen Xiamen',
};

const derailed = (around: string) =>
  `Züge im Umkreis von 3 Punkten um ${around} verlieren eine Ware, ihre Besitzer einen Spielzug.`;
const flooded = (rivers: string) =>
  `Die Brücken über ${rivers} sind fort; niemand überquert sie oder baut dort.`;
const STORM = 'An dieser Küste halbe Kraft und kein Bau.';
const SAND =
  'Gleis, das diese Wüste berührt, ist verschüttet; Züge darauf müssen zurück, verlieren eine Ware und einen Spielzug; kein Bau dort.';

const events: Words = {
  'event 137': 'Parteitag',
  'eventText 137':
    'Nicht laden und nicht liefern, bis der Zug in eine Großstadt gefahren ist: 10 M für Peking, 5 M für eine andere.',
  'event 138': 'Eisenbahnsteuer',
  'eventText 138': 'Alle zahlen nach ihrem Bargeld.',
  'event 139': 'Streik an der Küste',
  'eventText 139':
    'Im Umkreis von 2 Punkten um das Meer nicht laden und nicht liefern, auch nicht per Container.',
  'event 140': 'Flut im Norden',
  'eventText 140': flooded('Gelben Fluss, Huai und Liao'),
  'event 141': 'Flut im Süden',
  'eventText 141': flooded('Jangtse und Perlfluss'),
  'event 142': 'Neujahrsfest',
  'eventText 142': 'Laden nur in Großstädten; liefern nur, was zum Fest gehört, dafür 5 M mehr.',
  'event 143': 'Gunst des Schwarzen Drachen',
  'eventText 143': 'Lieferungen nach Shenyang, Changchun, Harbin und Qiqihar bringen 5 M mehr.',
  'event 144': 'Entgleisung',
  'eventText 144': derailed('Schanghai, Nanking, Hefei, Xuzhou und Qingdao'),
  'event 145': 'Entgleisung',
  'eventText 145': derailed('Peking, Shijiazhuang, Datong, Hohhot und Zhengzhou'),
  'event 146': 'Entgleisung',
  'eventText 146': derailed('Chongqing, Chengdu, Guiyang, Kunming, Changsha und Wuhan'),
  'event 147': 'Entgleisung',
  'eventText 147': derailed('Harbin, Shenyang, Xi’an, Lanzhou, Kanton und Nanchang'),
  'event 148': 'Schnee in der Mandschurei',
  'eventText 148': 'In der Mandschurei halbe Kraft; in ihren Bergen weder Fahrt noch Bau.',
  'event 149': 'Starker Schneefall',
  'eventText 149': 'Auf der westlichen Hochebene weder Fahrt noch Bau.',
  'event 150': 'Sturm über dem Gelben Meer',
  'eventText 150': STORM,
  'event 151': 'Sturm über dem Südchinesischen Meer',
  'eventText 151': STORM,
  'event 152': 'Orkan',
  'eventText 152': 'Züge in diesem Gebiet verlieren eine Ware; dort halbe Kraft und kein Bau.',
  'event 153': 'Sandsturm in der Taklamakan',
  'eventText 153': SAND,
  'event 154': 'Sandsturm in der Gobi',
  'eventText 154': SAND,
  'event 155': 'Erdbeben',
  'eventText 155':
    'Bis 4 Punkte um Taiyuan: eine Ware und ein Spielzug verloren. Bis 9: die halbe Fahrt verloren. Kein Bau bis 9.',
  'event 156': 'Wüstenregen',
  'eventText 156':
    'Von jetzt an kosten Trockenflüsse und der Trockensee so viel wie Flüsse, wenn man sie überquert.',
};

const printed: Words = {
  'print MONGOLIA': 'MONGOLEI',
  'print RUSSIA': 'RUSSLAND',
  'print KAZAKHSTAN': 'KASACHSTAN',
  'print INDIA': 'INDIEN',
  'print BURMA': 'BIRMA',
  'print Yellow Sea': 'Gelbes Meer',
  'print East China Sea': 'Ostchinesisches Meer',
  'print South China Sea': 'Südchinesisches Meer',
  'print Qinghai Lake': 'Qinghai-See',
  'print Poyang Lake': 'Poyang-See',
  'print Dongting Lake': 'Dongting-See',
  'print Lake Tai': 'Tai-See',
  'print Yellow River': 'Gelber Fluss',
  'print Yangtze': 'Jangtse',
  'print Pearl River': 'Perlfluss',
  'print Dalian ferry': 'Fähre von Dalian',
  'print Hong Kong container port': 'Containerhafen Hongkong',
  'print Wenzhou container port': 'Containerhafen Wenzhou',
  'print Fuzhou container port': 'Containerhafen Fuzhou',
  'print Xiamen container port': 'Containerhafen Xiamen',
  'print 52 cities, 27 loads': '52 Städte, 27 Waren',
  'print Legend': 'Zeichen',
  'print millions': 'Millionen',
  'print Clear': 'Frei',
  'print Desert': 'Wüste',
  'print Mountain': 'Berg',
  'print Alpine': 'Hochgebirge',
  'print Small city': 'Kleinstadt',
  'print Medium city': 'Mittlere Stadt',
  'print Major city': 'Großstadt',
  'print River': 'Fluss',
  'print Dry river': 'Trockenfluss',
  'print Across a lake': 'Über einen See',
  'print Across a dry lake': 'Über einen Trockensee',
  'print Across an ocean inlet': 'Über einen Meeresarm',
  'print Ferry, with its price': 'Fähre, mit Preis',
  'print Container link, with its price': 'Containeranschluss, mit Preis',
  'print Loads and where they are found': 'Waren, und wo es sie gibt',
  'print Made with Natural Earth. Elevation: NASA Visible Earth (topography).':
    'Aus Natural Earth. Höhen: NASA Visible Earth (topography).',
};

/** The words of China Rails. */
export const german: Words = {
  ...own,
  ...cities,
  ...loads,
  ...crossings,
  ...events,
  ...printed,
  ...germanRules,
  about:
    'Zieh Gleise durch China, bring Waren dorthin, wo deine Karten sie verlangen, und werde als Erster reich.',
  'option rentableCrossings': 'Überfahrten mieten',
};
