// China Rails: touches by hand, each with its reason.

import type { Overrides } from '../map-spec.js';

/** Applied after the survey and before cities are placed. */
export const overrides: Overrides = {
  terrain: {
    // Hong Kong's southern end: the islands, with the container port.
    '55,64': '.',
    // Hainan's north coast, one milepost across the strait from Leizhou.
    '49,68': '.',
    // Haikou, a small city, must have two ways in: the second leads over the south-western cape of Leizhou.
    '48,67': '.',
    // The Liuwan hills: they keep the way from the west as long as it was, and every card's pay.
    '48,65': '^',
    // The head of Laizhou Bay. Two players on the neck of Shandong need not shut Qingdao to a third any more.
    '60,33': '.',
    // The mouth of the Yangtze is a river, not a gulf.
    '62,43': '.',
    // Far islets off Fuzhou that no line would go to.
    '64,56': '~',
    // Container ports on the coast beside Wenzhou, Fuzhou and Xiamen.
    '64,52': '@',
    '63,56': '@',
    '62,58': '@',
  },
  edges: {
    // The Qiongzhou strait is bridged as an inlet, in two places.
    '48,67 SE': 'inlet',
    '49,67 SW': 'inlet',
    // So are the bays of Leizhou's western shore, on the second way. The cape joins the rest to land.
    '48,65 SE': 'inlet',
    '49,66 SW': 'inlet',
    '48,67 E': 'plain',
    // The bay itself, so that the way along it to Yantai is no shorter.
    '60,33 E': 'inlet',
    // The neck of the Liaodong peninsula is narrow, but trains run down it on either shore.
    '64,27 SW': 'inlet',
    // Haikou stands on Hainan.
    '49,68 SW': 'plain',
    '49,68 SE': 'plain',
  },
};
