import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  children: ReactNode;
  /** A section if it has a name, unless set otherwise. */
  as?: 'section' | 'article' | 'div' | 'aside' | 'li';
  /** `none` when the content has its own, e.g. rows up to the edge. */
  padding?: 'none' | 'medium' | 'large';
  labelledBy?: string;
  className?: string;
};

/** A flat surface with a thin border, for feeds, panels and forms. */
export function Card({
  children,
  labelledBy,
  as: Tag = labelledBy ? 'section' : 'div',
  padding = 'medium',
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
