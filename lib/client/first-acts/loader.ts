import { isActPending } from '../act-store';
import { arrive } from './arrive';
import { doAtOnce } from './at-once';
import { countLook } from './count';
import { onceSeen } from './once-seen';
import { recordActs } from './record';
import { findSleeper } from './wake';

/*
 * Runs inline at the head of each page (`script.gen.ts` is this file, minified). It records what people do before the
 * page can act, and loads the page's scripts: on guests' pages when they are needed, on members' pages once the page is
 * visible. See decisions/047.
 */
const root = document.documentElement;
let page: ReturnType<typeof findSleeper> | undefined;
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => {
    page = findSleeper();
    resolve();
  });
});
let stopCounting = () => {};

function wake(): void {
  void parsed.then(() => {
    stopCounting();
    page?.wake();
  });
}

const acts = recordActs(
  (by) => {
    if (page?.wakes === 'byAct' && doAtOnce(by)) return true;
    root.dataset.waking = '';
    by.setAttribute('data-heard', '');
    wake();
    return false;
  },
  () => void parsed.then(() => page?.ahead()),
);

window.firstActs = {
  ...acts,
  take() {
    delete root.dataset.waking;
    for (const by of document.querySelectorAll('[data-heard]')) by.removeAttribute('data-heard');
    return acts.take();
  },
};

void parsed.then(() => {
  if (!page) return;
  // The action that waited for signing in: only the page itself knows what becomes of it.
  if (isActPending()) wake();
  if (page.wakes === 'bySelf') return onceSeen(wake);
  arrive(wake);
  // Last: a browser without storage throws here.
  stopCounting = countLook(() => {
    if (window.firstActs) window.firstActs.counted = location.pathname;
  });
});
