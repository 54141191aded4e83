/**
 * Scrolls the chosen element of a row to its middle; `data-centred` of the row names it. Only the row moves: a page
 * that was scrolled before its scripts ran must not jump under the reader's finger.
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
