import type { ReactNode } from 'react';
import styles from './clipped-text.module.css';

type ClippedTextProps = {
  children: ReactNode;
  /** How many lines may be shown. */
  lines?: 1 | 2;
  className?: string;
};

/**
 * Words that a person wrote, where there is room for a line or two. They keep their own direction, so that what is cut
 * is their end (an English name in an Arabic list would else lose its beginning). A single line stands at the page's side,
 * as what is beside it; of two lines each begins where their own language does.
 */
export function ClippedText({ children, lines = 1, className }: ClippedTextProps) {
  const clip = lines === 1 ? styles.line : styles.lines;
  return (
    <bdi dir="auto" className={[styles.text, clip, className].filter(Boolean).join(' ')}>
      {children}
    </bdi>
  );
}
