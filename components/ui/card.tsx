import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  children: ReactNode;
  as?: 'section' | 'article' | 'div' | 'aside' | 'li';
  /** `none` where the content brings its own, e.g. rows up to the edge. */
  padding?: 'none' | 'medium' | 'large';
  labelledBy?: string;
  className?: string;
};

/** A flat surface with a hairline: what feeds, panels and forms stand on. */
export function Card({
  children,
  as: Tag = 'section',
  padding = 'medium',
  labelledBy,
  className,
}: CardProps) {
  return (
    <Tag
      className={[styles.card, styles[padding], className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
