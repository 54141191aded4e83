import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { ClippedText } from '@/components/ui/clipped-text';
import styles from './person-words.module.css';

type PersonWordsProps = {
  name: string;
  /** The link of the name; without it, the name is plain text. */
  href?: string;
  /** Shown beside the name. */
  marks?: ReactNode;
  /** The lines below it. */
  children?: ReactNode;
};

/** The text beside an avatar: the person's name, and lines about them. */
export function PersonWords({ name, href, marks, children }: PersonWordsProps) {
  const named = href ? (
    <AppLink href={href} className={styles.name}>
      <ClippedText>{name}</ClippedText>
    </AppLink>
  ) : (
    <ClippedText className={styles.name}>{name}</ClippedText>
  );
  return (
    <span className={`stack grow min-0 ${styles.words}`}>
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
