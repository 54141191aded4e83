import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ClippedText } from '@/components/ui/clipped-text';
import styles from './person-words.module.css';

type PersonWordsProps = {
  name: string;
  /** Where the name leads; without it, it is words only. */
  href?: string;
  /** What stands beside the name. */
  marks?: ReactNode;
  /** The lines below it. */
  children?: ReactNode;
};

/** Beside an avatar: somebody's name, and what is said of them below it. */
export function PersonWords({ name, href, marks, children }: PersonWordsProps) {
  const named = href ? (
    <AppLink href={href} className={styles.name}>
      <ClippedText>{name}</ClippedText>
    </AppLink>
  ) : (
    <ClippedText className={styles.name}>{name}</ClippedText>
  );
  return (
    <span className={styles.words}>
      {marks ? (
        <span className={styles.line}>
          {named}
          {marks}
        </span>
      ) : (
        named
      )}
      {children}
    </span>
  );
}
