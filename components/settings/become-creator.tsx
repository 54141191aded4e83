'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { useMe } from '@/hooks/session/use-me';
import { setupPath } from '@/lib/shared/paths';

/** The way to the setup, for members who have not finished it. */
export function BecomeCreator() {
  const { t } = useTranslation('setup');
  const { data: me } = useMe();
  if (me?.role !== 'MEMBER') return null;
  const hint = t(me.accountType === 'COMPANY' ? 'become.companyText' : 'become.text');
  return (
    <TitledCard title={t('become.title')} hint={hint}>
      <Button href={setupPath(me.accountType)}>{t('become.action')}</Button>
    </TitledCard>
  );
}
