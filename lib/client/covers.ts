import { watchSteps } from './watch-history';

/** Something that covers the page and is closed by the browser's back button: a drawer, the media viewer. */
export type Cover = {
  /** Closed by its own button: its entry of the history is removed. */
  uncover: () => void;
  /** Closed because the reader goes to another page: that page must replace the cover's entry (`replace`). */
  leave: () => void;
};

type OpenCover = { href: string; close: () => void };

/** In the state of a cover's entry: how many covers are open there. */
const DEPTH = 'qeemaCovers';

const open: OpenCover[] = [];
/** Entries to remove, once it is clear that no other cover takes them over. */
let owed = { count: 0, href: '' };
/** The address where a step of our own should arrive. */
let awaited: string | null = null;

/**
 * Puts a cover over the page: a history entry with the page's own address, so that Back leads to the page without it.
 * Only this file handles such a step.
 * @param close closes it; called when the reader goes back
 */
export function coverPage(close: () => void): Cover {
  const cover = { href: window.location.href, close };
  open.push(cover);
  if (owed.count > 0 && owed.href === cover.href) owed.count -= 1;
  // Keeps the router's own part of the state: for the router this is the same page.
  else window.history.pushState({ ...window.history.state, [DEPTH]: open.length }, '');
  return {
    uncover: () => {
      if (forget(cover) && window.location.href === cover.href) giveBack(cover.href);
    },
    leave: () => void forget(cover),
  };
}

/** @returns whether it was still there */
function forget(cover: OpenCover): boolean {
  const index = open.indexOf(cover);
  if (index >= 0) open.splice(index, 1);
  return index >= 0;
}

/** Waits for a cover that opens in its place: a step that is under way cannot be cancelled. */
function giveBack(href: string): void {
  owed = { count: owed.href === href ? owed.count + 1 : 1, href };
  setTimeout(() => {
    const { count } = owed;
    owed = { count: 0, href };
    if (count === 0 || window.location.href !== href) return;
    awaited = href;
    window.history.go(-count);
  });
}

function onStep(event: PopStateEvent): void {
  const here = window.location.href;
  const isOurs = awaited === here;
  awaited = null;
  if (isOurs) {
    event.stopImmediatePropagation();
    return;
  }
  const depth = depthOf(event.state);
  const [first] = open;
  if (!first) {
    // After Forward, or Back from a later page: an entry of a cover that is not open is left at once.
    if (depth > 0) {
      event.stopImmediatePropagation();
      window.history.back();
    }
    return;
  }
  const isSamePage = first.href === here;
  if (isSamePage) event.stopImmediatePropagation();
  for (const cover of open.splice(isSamePage ? depth : 0).reverse()) cover.close();
}

function depthOf(state: unknown): number {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

if (typeof window !== 'undefined') {
  watchSteps(onStep);
  // The page was reloaded while a cover was open; it no longer is.
  if (depthOf(window.history.state) > 0) window.history.go(-depthOf(window.history.state));
}
