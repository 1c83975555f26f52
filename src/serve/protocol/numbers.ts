// Views and actions as numbers (`railhead/players`), for programs in other languages that learn.

import { isRailheadError } from '../../core/engine/index.js';
import { createEncoder, type Encoder } from '../../players/encode/index.js';
import { type Body, type Host, named, openDecision, type RequestOf } from './host.js';
import { ProtocolError } from './protocol-error.js';
import type { OpenGame } from './tables.js';
import { planningWork } from './work.js';

// An encoder serves a game as long as it is played.
const encoders = new WeakMap<OpenGame, Encoder>();

/** What a seat sees as numbers, and what may follow the digits that it has chosen. */
export function encode(host: Host, played: OpenGame, request: RequestOf<'encode'>): Body {
  const { engine } = host;
  const { game, seat, decision, index = [] } = request;
  const open = openDecision(host, played, request);
  host.meter.spend(planningWork(engine.settingOf(played.state).board as object).mask);
  const view = engine.view(played.state, seat);
  const encoder = encoders.get(played) ?? createEncoder(engine, view);
  encoders.set(played, encoder);
  const isFirst = index.length === 0;
  const numbers = isFirst ? encoder.encodeView(view) : null;
  const places = numbers && [...numbers.keys()].filter((place) => numbers[place] !== 0);
  const action = actionOf(encoder, index, seat);
  return {
    ...{ game, seat, decision, size: encoder.size, width: encoder.width, places },
    numbers: places && numbers && places.map((place) => numbers[place]),
    mask: [...encoder.mask(view, open, index).entries()].flatMap(([digit, may]) =>
      may === 1 ? [digit] : [],
    ),
    whole: action && named(engine, played.state, action),
  };
}

function actionOf(encoder: Encoder, index: readonly number[], seat: number) {
  try {
    return encoder.actionAt(index, seat);
  } catch (error) {
    if (isRailheadError(error) && error.code === 'invalid-input')
      throw new ProtocolError('malformed-request', error.message, {
        issues: [{ path: ['index'], message: error.message }],
      });
    throw error;
  }
}
