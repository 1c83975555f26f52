// The named types of titles say the same as what the titles declare: neither may say more. What is named is read-only all the way down,
// so it is compared with a read-only copy of the declaration. Checked by the compiler; what runs sees that no title is forgotten.

import { expect, test } from 'vitest';
import type { ChinaRails } from '../../rulesets/china-rails/index.js';
import type { HexTycoon } from '../../rulesets/hex-tycoon/index.js';
import type { IndiaRails } from '../../rulesets/india-rails/index.js';
import type { IronDragon } from '../../rulesets/iron-dragon/index.js';
import type { TwentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/index.js';
import type {
  Decision,
  DropSeat,
  EndGame,
  Immutable,
  LeaveSeat,
  Rejection,
  SeatDropped,
  SeatLeft,
  SeatTaken,
  TakeSeat,
  TitleNames,
  TitleTypes,
} from '../../src/core/engine/index.js';
import { engine } from '../../src/index.js';

// Records as their fields, however they are put together: one type prints like another only if all fields are alike.
type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;
type IsSame<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

type Named<T extends TitleTypes> = T & { readonly named: TitleNames; readonly waits: string };
interface Compared<T extends Named<TitleTypes>> {
  readonly options: IsSame<T['named']['options'], T['options']>;
  readonly state: IsSame<T['named']['state'], Immutable<T['state']>>;
  readonly view: IsSame<T['named']['view'], Immutable<T['view']>>;
  readonly action: IsSame<T['named']['action'], T['action'] | DropSeat | LeaveSeat | TakeSeat | EndGame>;
  readonly event: IsSame<T['named']['event'], T['event'] | SeatDropped | SeatLeft | SeatTaken>;
  readonly decision: IsSame<T['named']['decision']['kind'], T['waits']>;
  readonly answered: T['named']['decision'] extends Decision ? true : false;
  readonly rejection: T['named']['rejection'] extends Rejection ? true : false;
}
type AllSame = { readonly [Key in keyof Compared<never>]: true };

const compared = {
  'china-rails': (is: Compared<ChinaRails>): AllSame => is,
  'india-rails': (is: Compared<IndiaRails>): AllSame => is,
  'iron-dragon': (is: Compared<IronDragon>): AllSame => is,
  'hex-tycoon': (is: Compared<HexTycoon>): AllSame => is,
  'twentieth-century-limited': (is: Compared<TwentiethCenturyLimited>): AllSame => is,
};

test('what is named is what is declared, in every title', () => {
  expect(Object.keys(compared).sort()).toEqual(engine.rulesets.map(({ id }) => id).sort());
  // @ts-expect-error: a view is no state
  const other: IsSame<ChinaRails['named']['state'], Immutable<ChinaRails['view']>> = true;
  // @ts-expect-error: one title's state is not another's
  const another: IsSame<ChinaRails['named']['state'], IndiaRails['named']['state']> = true;
  expect([other, another]).toEqual([true, true]);
});
