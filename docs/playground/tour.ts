// A tour above the turn: what to click next and why, and where it is on the page. It never keeps anybody from
// playing something else.

import { stepsDone, type Table, type TableShown, type Title } from 'railhead/table';
import { get, h } from './dom.js';
import type { Game } from './game.js';
import { say } from './language.js';
import { helpOn } from './tips.js';

/** The steps of a tour. */
export type Tour = Awaited<ReturnType<NonNullable<Title<unknown>['tour']>>>;

/** Makes the tour of a game; it stays left until somebody takes it up again. */
export function createTour(
  { tour, store }: Game,
  {
    shine,
    shown,
    changed,
  }: {
    readonly shine: Table<string>['shine'];
    readonly shown: () => TableShown;
    /** It was left, or taken up. */
    changed(): void;
  },
): () => HTMLElement | null {
  let isLeft = false;
  // The steps that are marked on the page already.
  let marked = -1;
  const turnTo = (left: boolean) => () => {
    isLeft = left;
    marked = -1;
    changed();
  };
  const show = ({ at }: Tour['steps'][number]) => {
    shown().propose?.(at);
    document.querySelector('.proposal')?.scrollIntoView({ block: 'nearest' });
  };
  return () => {
    if (tour === null) return null;
    const button = (key: string, label: string, run: () => void) =>
      h('button', { type: 'button', 'data-key': key, onclick: run }, label);
    if (isLeft) return button('tour', say('Go on with the tour'), turnTo(false));
    const { steps } = tour;
    const done = stepsDone(tour, store.played().actions.slice(0, shown().history.step));
    const step = steps[done];
    // The first call comes before the table can shine.
    if (done !== marked) setTimeout(mark, 0, step, shine);
    marked = done;
    const said = shown().textOf(step?.say ?? 'tour done');
    return h(
      'div',
      { class: 'tour', role: 'group', 'aria-label': say('Tour') },
      h(
        'p',
        { role: 'status' },
        h(
          'b',
          {},
          `${say('Tour, {at} of {all}.', { at: Math.min(done + 1, steps.length), all: steps.length })} `,
        ),
        said,
      ),
      h(
        'div',
        { class: 'buttons' },
        step === undefined ? null : button('tour-show', say('Show me'), () => show(step)),
        button('tour-leave', say(step === undefined ? 'End the tour' : 'Leave the tour'), turnTo(true)),
      ),
    );
  };
}

// Marks the thing to click, where it is on the page.
function mark(step: Tour['steps'][number] | undefined, shine: Table<string>['shine']): void {
  for (const old of document.querySelectorAll('.tour-here')) old.classList.remove('tour-here');
  if (step === undefined) return;
  const { at } = step;
  if ('place' in at) shine([{ ...at.place, as: 'selected' }]);
  const wanted = helpOn(at);
  const here = [...document.querySelectorAll<HTMLElement>('[data-help]')].find(
    ({ dataset }) => dataset['help'] === wanted,
  );
  here?.classList.add('tour-here');
  get('turn').scrollTop = 0;
  here?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
