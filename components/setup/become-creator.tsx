'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { TitledCard } from '@/components/ui/titled-card';
import { setupPath } from '@/lib/shared/paths';

/** A link to the setup, for members who have not finished it. */
export function BecomeCreator() {
  const { t } = useTranslation('layout');
  const viewer = useViewer();
  if (viewer?.role !== 'MEMBER') return null;
  const hint = t(viewer.accountType === 'COMPANY' ? 'become.companyText' : 'become.text');
  return (
    <TitledCard title={t('become.title')} hint={hint}>
      <Button href={setupPath(viewer.accountType)}>{t('become.action')}</Button>
    </TitledCard>
  );
}
