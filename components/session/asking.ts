import type { MouseEvent } from 'react';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';

/**
 * Properties of a link to the sign-in page: a plain press opens the sheet on this page instead, and loads the page's
 * scripts for it. Without scripts, and for a new tab, it is an ordinary link.
 */
export const asking = (wanted: Wanted) => ({
  'data-wakes': '',
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    askToSignIn(wanted);
  },
});
