// What a rule says, beside its id: on a pointer or the keyboard, from one file that is loaded when it is
// first needed.

interface Rule {
  readonly text: string;
  readonly page: string;
}

let rules: Promise<Readonly<Record<string, Rule>>> | undefined;
let card: HTMLElement | undefined;

/** Listens for ids of rules on every page of the site, which is served under `base`. */
export function showRuleCards(base: string): void {
  const load = () =>
    (rules ??= fetch(`${base}rules.json`).then((answer) => answer.json() as Promise<Record<string, Rule>>));
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.rule') : null;
  const show = async (event: Event) => {
    const link = linkOf(event);
    if (link === null) return;
    const id = decodeURIComponent(new URL(link.href).hash.slice(1));
    const rule = (await load())[id];
    if (rule === undefined || !(link.matches(':hover') || link === document.activeElement)) return;
    hide();
    card = document.createElement('div');
    card.className = 'rule-card';
    card.role = 'tooltip';
    card.id = 'rule-card';
    const title = document.createElement('strong');
    title.textContent = `${id} · ${rule.page}`;
    const text = document.createElement('p');
    text.textContent = rule.text;
    card.append(title, text);
    document.body.append(card);
    link.setAttribute('aria-describedby', card.id);
    const { left, bottom, top } = link.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const below = bottom + height + 8 < innerHeight;
    card.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    card.style.top = `${below ? bottom + 6 : Math.max(8, top - height - 6)}px`;
  };
  const hide = () => {
    card?.remove();
    card = undefined;
  };
  const leave = (event: Event) => {
    if (linkOf(event) !== null) hide();
  };
  addEventListener('mouseover', (event) => void show(event));
  addEventListener('focusin', (event) => void show(event));
  addEventListener('mouseout', leave);
  addEventListener('focusout', leave);
  addEventListener('click', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}
