import type { ReactNode } from 'react';

type WideCardProps = { children: ReactNode };

/**
 * Widens the card of the auth screens for long forms (creating a product, company setup). The layout cannot know which
 * page it holds, so the page renders this mark and `auth-shell.module.css` looks for it.
 */
export function WideCard({ children }: WideCardProps) {
  return <div data-card="wide">{children}</div>;
}
