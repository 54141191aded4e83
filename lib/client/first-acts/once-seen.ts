/** Late pictures delay nothing for longer than this. */
const LATEST_MS = 2_000;

/** Calls back once the page is visible, its first pictures too, so that scripts do not compete with them. */
export function onceSeen(then: () => void): void {
  if (document.readyState === 'complete') {
    afterFrame(then);
    return;
  }
  const loaded = new AbortController();
  const go = () => {
    clearTimeout(late);
    loaded.abort();
    afterFrame(then);
  };
  const late = setTimeout(go, LATEST_MS);
  addEventListener('load', go, { signal: loaded.signal });
}

/** A tab in the background draws no frames. */
function afterFrame(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
