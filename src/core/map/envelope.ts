// What every map file says about itself before its own tables begin. Each kind of board adds its own strict
// schema on top (`...envelopeShape`); this file knows no title and no rule.

import * as z from 'zod/mini';
import { lineSchema, nameSchema } from '../engine/base/names.js';

/** An id in a map: kebab-case, as all named things of a board are. */
export const mapId = /* @__PURE__ */ (() =>
  z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)))();

/** The fields every map begins with; `format` names the layout of the file, not the edition of the map. */
export const envelopeShape = /* @__PURE__ */ (() => ({
  /** The format of the file, with its version. */
  format: z.literal('railhead-map/1'),
  /** Which kind of map it is. */
  kind: mapId,
  /** The id of the map. */
  id: mapId,
  /** Its name for people. */
  name: nameSchema,
  /** Where its data come from, a line each. */
  credits: z.array(lineSchema(300)).check(z.maxLength(50)),
}))();
