/** Where the focus was: the element, its page, and its ancestors, each with its index among its siblings. */
interface Place {
  element: HTMLElement;
  page: string;
  /** it was disabled or hidden while it had the focus, and gets it back */
  wasAway: boolean;
  way: { parent: Element; index: number }[];
}

/** Enough for a dialog in a dialog, and their openers. */
const MOST_PLACES = 6;
/** A replacement appears in the same moment, or in the next one. */
const SETTLED_MS = 60;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
const SAYS_WHAT_IS = '[role="alert"], h1, h2, h3';

/**
 * Keeps the focus near the work. When the focused element is removed or disabled (a deleted row, a finished step, a
 * busy button), browsers move the focus to the top of the page. This moves it to the element that replaced it; to the
 * same button, once it is enabled again; otherwise to what opened it, or to the page's title. A reader who clears the
 * focus by pressing on an empty place is left alone.
 * @param first the focused element at the time of the call, and its surroundings: it may be gone by now
 * @returns a function that stops it
 */
export function keepFocus(first: readonly EventTarget[] = []): () => void {
  const places: Place[] = [];
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    hasLeft = false;
    places.unshift({ element: target, page: here(), wasAway: false, way: wayUp(target) });
    places.length = Math.min(places.length, MOST_PLACES);
  };
  const press = ({ target }: Event) => {
    hasLeft = isLost() || !document.activeElement?.contains(target as Node);
  };
  const restore = () => {
    // On another page the focus begins at the top: a focused first field would be validated when somebody presses a
    // link.
    if (!isLost() || hasLeft || places[0]?.page !== here()) return;
    const next = nextFocus(places);
    if (!next) return;
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const [last] = places;
    if (!isLost() || hasLeft || !last) return;
    last.wasAway ||= isAway(last.element);
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  });

  const [element, ...around] = first.filter((each) => each instanceof HTMLElement);
  if (element && !element.isConnected)
    places.push({
      element,
      page: here(),
      wasAway: false,
      way: around.map((parent) => ({ parent, index: -1 })),
    });
  else remember({ target: element ?? document.activeElement });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', press, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  timer = setTimeout(restore, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', press, true);
  };
}

const here = () => window.location.pathname;
const isLost = () => document.activeElement === null || document.activeElement === document.body;

function wayUp(element: Element): Place['way'] {
  const way: Place['way'] = [];
  let child = element;
  for (let parent = child.parentElement; parent; parent = parent.parentElement) {
    way.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return way;
}

function nextFocus(places: readonly Place[]): HTMLElement | null {
  for (const [at, { element, wasAway, way }] of places.entries()) {
    // Busy for now: it gets the focus back when it is enabled. If the element is still there, the reader left it on
    // purpose.
    if (element.isConnected && isShown(element))
      return isAway(element) || (at === 0 && !wasAway) ? null : element;
    const found = inItsPlace(way);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('main h1');
}

/** The element that replaced one that is gone: the next row of a list, or a message about the new state. */
function inItsPlace(way: Place['way']): HTMLElement | null {
  for (const { parent, index } of way) {
    if (!parent.isConnected) continue;
    // A closed dialog leaves nothing in the body.
    if (parent === document.body) return null;
    const after = parent.children[index];
    const before = parent.children[index - 1];
    const said = parent.matches('ul, ol, tbody') ? null : firstShown(after ?? parent, SAYS_WHAT_IS);
    const found = said ?? firstShown(after, FOCUSABLE) ?? lastShown(before, FOCUSABLE);
    if (found) return found;
    if (parent.matches('main')) return firstShown(parent, SAYS_WHAT_IS) ?? null;
  }
  return null;
}

const firstShown = (within: Element | undefined, what: string) => allShown(within, what)[0];
const lastShown = (within: Element | undefined, what: string) => allShown(within, what).at(-1);

function allShown(within: Element | undefined, what: string): HTMLElement[] {
  if (!(within instanceof HTMLElement)) return [];
  const own = within.matches(what) ? [within] : [];
  return [...own, ...within.querySelectorAll<HTMLElement>(what)].filter(isShown);
}

const isAway = (element: HTMLElement): boolean => element.matches(':disabled') || !isShown(element);

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? !element.closest('[hidden]');
