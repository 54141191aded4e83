'use client';

import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { LimitedList } from './limited-list';
import { BlockedRow, MutedRow } from './limited-row';

/** The people that the member blocked or muted, each with a button to undo it. */
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
