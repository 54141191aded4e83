'use client';

import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { LimitedList } from './limited-list';
import { BlockedRow, MutedRow } from './limited-row';

/** Whom one blocked and whom one muted, each to be taken back. */
export function BlockedPeople() {
  const { t } = useTranslation('blocks');
  return (
    <>
      <TitledCard title={t('settings.blocked.title')} hint={t('settings.blocked.hint')}>
        <LimitedList kind="blocked" Row={BlockedRow} />
      </TitledCard>
      <TitledCard title={t('settings.muted.title')} hint={t('settings.muted.hint')}>
        <LimitedList kind="muted" Row={MutedRow} />
      </TitledCard>
    </>
  );
}
