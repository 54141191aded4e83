import type { MouseEvent } from 'react';
import { askToSignIn, type Wanted } from '@/lib/client/sign-in-ask';

/**
 * For a link to the sign-in page: a plain press asks here instead of leaving. Without scripts, and for a new tab, the link
 * does what links do.
 */
export const asking = (wanted: Wanted) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  askToSignIn(wanted);
};
