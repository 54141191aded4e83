'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentsOutline } from '@/lib/contract/kinds/workshop-offer';
import { Messages } from '@/lib/i18n/page-messages';
import styles from '../bookings/choose/choose-button.module.css';
import type { ChooseProps } from '../parts';

// The seats that are left are loaded for those who ask for them.
const DatesDialog = dynamic(() => import('./dates-dialog').then((module) => module.DatesDialog), {
  ssr: false,
});

/** The way to a seat: a date is chosen first, for which the page needs its scripts. */
export function ChooseDate(props: ChooseProps<AssessmentsOutline>) {
  return (
    <Messages of={['kinds-bookings', 'kinds-assessments']}>
      <Choose {...props} />
    </Messages>
  );
}

function Choose({ product, outline }: ChooseProps<AssessmentsOutline>) {
  const { t } = useTranslation(['kinds-assessments', 'kinds-bookings']);
  const [isOpen, setOpen] = useState(false);
  if (outline.dates.length === 0) return <p className="type-body2 text-secondary">{t('choose.closed')}</p>;
  return (
    <>
      <Button size="large" className={styles.open} onClick={() => setOpen(true)}>
        {t('choose.open')}
      </Button>
      <noscript>
        <p className="type-body2 text-secondary">{t('kinds-bookings:choose.noScript')}</p>
      </noscript>
      {isOpen ? <DatesDialog product={product} rules={outline.rules} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
