/**
 * Brings what is chosen in a row that scrolls sideways to its middle; `data-centred` of the row finds it. Only the row is
 * moved: a page that was scrolled before it came to life must not jump back under the reader's finger.
 */
export function centreChosen(row: HTMLElement): void {
  const chosen = row.querySelector(row.dataset.centred ?? '');
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft += middleOf(chosen) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
