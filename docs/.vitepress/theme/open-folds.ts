// Long pages are folded. A place that an address names is shown: the folds around it are opened.

/** Opens the folds around the place that the address names, and goes there. */
export function openFolds(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = 'details:not([open])';
  let fold = place?.closest(closed);
  if (!fold) return;
  for (; fold; fold = fold.parentElement?.closest(closed)) fold.setAttribute('open', '');
  requestAnimationFrame(() => place?.scrollIntoView());
}
