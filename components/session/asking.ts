import type { MouseEvent } from 'react';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';

/**
 * Properties of a link to the sign-in page: a plain press asks here instead of leaving, and has the page's scripts come for
 * it. Without scripts, and for a new tab, the link does what links do.
 */
export const asking = (wanted: Wanted) => ({
  'data-wakes': '',
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    askToSignIn(wanted);
  },
});
