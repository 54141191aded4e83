'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import styles from './side-card.module.css';

type SideCardProps = { title: string; seeAll?: string; children: ReactNode };

/** A short list in the side rail, with a link to all of it. */
export function SideCard({ title, seeAll, children }: SideCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {seeAll ? (
          <AppLink href={seeAll} className={styles.all} aria-describedby={titleId}>
            {t('action.seeAll')}
          </AppLink>
        ) : null}
      </header>
      {children}
    </Card>
  );
}
