import { asksNotToBeTracked } from '../tracking';
import { foreignHost, ownReferrer, surfaceOf, VISIT_FROM } from '../visit-source';

/** A page that is left within a moment was not viewed. */
const LOOK_MS = 1_000;
const PRODUCT = /^\/products\/([\da-f-]{36})/;

/**
 * Counts a guest's view of a page whose scripts are not loaded: after it was visible for a moment, not while it is only
 * prerendered.
 * @param done is called when it was counted
 * @returns a function that stops it: the page counts by itself from then on
 */
export function countLook(done: () => void): () => void {
  const { pathname } = location;
  if (sessionStorage.getItem(VISIT_FROM) === null) sessionStorage.setItem(VISIT_FROM, foreignHost());
  let timer: ReturnType<typeof setTimeout> | undefined;
  // It is sent even while the page is being left. The answer says nothing; unread, it would stay open.
  const send = (path: string, body: object) =>
    fetch(`/api/analytics/${path}?version=2`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((answer) => answer.text())
      .catch(() => {});
  const count = () => {
    stop();
    done();
    if (asksNotToBeTracked()) return;
    void send('events', { events: [{ name: 'page_view' }] });
    const productId = PRODUCT.exec(pathname)?.[1];
    const from = ownReferrer();
    if (!productId) return;
    const host = sessionStorage.getItem(VISIT_FROM) || undefined;
    void send('views', { productId, host, surface: from === null ? undefined : surfaceOf(from) });
  };
  const wait = () => {
    clearTimeout(timer);
    // A page that the browser only prerenders is hidden, too.
    if (document.visibilityState === 'visible') timer = setTimeout(count, LOOK_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return stop;
}
