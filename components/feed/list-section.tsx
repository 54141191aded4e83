'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import styles from './list-section.module.css';

type ListSectionProps = { title: string; seeAll?: string; children: ReactNode };

/** A section of a page: its title, a "See all" link, a short list. */
export function ListSection({ title, seeAll, children }: ListSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className="type-h5">
          {title}
        </h2>
        {seeAll ? (
          <AppLink href={seeAll} className="rigid type-label" aria-describedby={titleId}>
            {t('action.seeAll')}
          </AppLink>
        ) : null}
      </header>
      {children}
    </section>
  );
}
