// A ruleset with an empty layer over it, and states of one as states of the other. The two differ only in the
// header of a state: in the id, the revision and the names of layers.

import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  type Envelope,
  layer,
  type Revisions,
} from '../core/engine/index.js';

/** A ruleset under an empty layer, and what turns states and views of the ruleset into those of the layer. */
export interface EmptyLayer {
  /** The id of the layered ruleset. */
  readonly id: string;
  /** An engine that plays it, on the board that the states stand on. */
  readonly engine: AnyEngine;
  /** The same state or view with the header of the layered ruleset. */
  over<Part extends Pick<Envelope, 'game'>>(part: Part): Part;
  /** The config of the same game; one that names revisions names those of the layers. */
  configOver<Config extends object>(config: Config): Config;
}

/** Lays nothing over a ruleset of an engine; the layer is played on the board of `state`. */
export function emptyLayer(engine: AnyEngine, ruleset: AnyRuleset, state: Envelope): EmptyLayer {
  const id = `${ruleset.id}-with-nothing`;
  const laid = layer(ruleset, { id, title: `${ruleset.title}, with nothing laid over it` }) as AnyRuleset;
  // A game by older rules of the ruleset is one by the same rules below the layer. The layer knows the
  // ruleset by the name of its topmost chapter.
  const base = laid.below?.at(-1)?.id as string;
  const below = ({ revision, layers }: Revisions): Revisions => ({
    revision: laid.revision,
    layers: { ...layers, [base]: revision },
  });
  return {
    id,
    engine: createEngine([laid], { boards: [engine.settingOf(state).board] }),
    over: (part) => ({ ...part, game: { ...part.game, ruleset: id, ...below(part.game) } }),
    configOver: (config) => {
      const { revision } = config as Partial<Revisions>;
      return revision === undefined ? config : { ...config, ...below({ ...config, revision }) };
    },
  };
}
