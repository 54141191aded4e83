'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { DeletionDialog } from './deletion-dialog';

/** The card to delete the account, at the end of the page. */
export function DeletionCard() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <TitledCard title={t('deletion.title')} hint={t('deletion.hint')}>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      <DeletionDialog open={open} onClose={() => setOpen(false)} />
    </TitledCard>
  );
}
