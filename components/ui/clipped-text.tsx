import type { ReactNode } from 'react';
import styles from './clipped-text.module.css';

type ClippedTextProps = {
  children: ReactNode;
  /** How many lines may be shown. */
  lines?: 1 | 2;
  className?: string;
};

/**
 * A person's text in a space of one or two lines. It keeps its own direction, so that its end is cut (otherwise an
 * English name in an Arabic list would lose its beginning). A single line is aligned with the page; of two lines, each
 * is aligned by its own language.
 */
export function ClippedText({ children, lines = 1, className }: ClippedTextProps) {
  const clip = lines === 1 ? styles.line : styles.lines;
  return (
    <bdi dir="auto" className={[styles.text, clip, className].filter(Boolean).join(' ')}>
      {children}
    </bdi>
  );
}
