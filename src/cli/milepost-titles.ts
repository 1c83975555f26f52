// Pictures and seat lines of the milepost titles.

import { chinaMap } from '../../maps/china-rails/index.js';
import { chinaOutline } from '../../maps/china-rails/outline.js';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import { compileBoard } from '../../rulesets/milepost/board/compile-board.js';
import type { PictureOptions } from '../../rulesets/milepost/render/picture.js';
import { renderBoard } from '../../rulesets/milepost/render/render-board.js';
import { SEAT_COLOURS } from '../../rulesets/milepost/render/theme.js';
import { isConnected, majorsJoined } from '../../rulesets/milepost/rules/victory.js';
import type { MilepostState } from '../../rulesets/milepost/state.js';
import type { FullGame } from '../../rulesets/milepost/types.js';

/** How boards of the family are made from files. */
export const chinaRules = {
  compile: (map: unknown, deck: unknown) => compileBoard(map as never, deck as never),
};

/** China's board, with tracks and trains if a state is given. */
export function drawChina(board: MilepostBoard, state: MilepostState | null): string {
  const { terrainPrices, cityPrices, surcharges } = chinaRails.tables;
  const isOwn = board.id === chinaMap.id;
  return renderBoard(board, {
    title: board.name,
    subtitle: isOwn ? 'fifty-two cities, twenty-seven loads' : '',
    prices: { terrain: terrainPrices, city: cityPrices, water: surcharges },
    ...(isOwn
      ? { outline: chinaOutline, kilometres: chinaMap.kilometres, credits: chinaMap.credits.join(' ') }
      : {}),
    ...(state === null ? {} : overlays(state)),
  });
}

function overlays(state: MilepostState): Pick<PictureOptions, 'tracks' | 'trains'> {
  return {
    tracks: state.rail.tracks.map((segments, seat) => ({
      segments,
      colour: SEAT_COLOURS[seat],
      name: state.game.seatNames[seat],
    })),
    trains: state.seats.flatMap(({ trains }, seat) =>
      trains.flatMap(({ at }) =>
        at === null ? [] : [{ milepost: at, colour: SEAT_COLOURS[seat], label: String(seat + 1) }],
      ),
    ),
  };
}

/** Cash, loco, majors joined and track of a seat. */
export function describeMilepostSeat(
  { rules, board }: Pick<FullGame, 'rules' | 'board'>,
  state: MilepostState,
  seat: number,
): string {
  const { cash, trains } = state.seats[seat];
  const joined = majorsJoined({ board, state }, seat);
  const line = isConnected({ rules, board, state }, seat)
    ? 'connected'
    : `${joined}/${rules.victoryMajors} majors`;
  const loco = trains.map((train) => rules.locos[train.loco].name).join(' + ');
  return `${cash} M, ${line}, ${state.rail.tracks[seat].length} segments, ${loco}`;
}
