'use client';

import { useTranslation } from 'react-i18next';
import { LimitedList } from './limited-list';
import { BlockedRow, MutedRow } from './limited-row';
import { SectionCard } from './section-card';

/** Whom one blocked and whom one muted, each to be taken back. */
export function BlockedPeople() {
  const { t } = useTranslation('blocks');
  return (
    <>
      <SectionCard title={t('settings.blocked.title')} hint={t('settings.blocked.hint')}>
        <LimitedList kind="blocked" Row={BlockedRow} />
      </SectionCard>
      <SectionCard title={t('settings.muted.title')} hint={t('settings.muted.hint')}>
        <LimitedList kind="muted" Row={MutedRow} />
      </SectionCard>
    </>
  );
}
