'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import { Messages } from '@/lib/i18n/page-messages';
import type { ChooseProps } from '../../parts';
import styles from './choose-button.module.css';

// The month and its times are loaded for those who ask for them.
const ChooseDialog = dynamic(() => import('./choose-dialog').then((module) => module.ChooseDialog), {
  ssr: false,
});

/** The way to buy what is booked: a time is chosen first, for which the page needs its scripts. */
export function ChooseButton(props: ChooseProps<BookingsOutline>) {
  return (
    <Messages of={['kinds-bookings']}>
      <Choose {...props} />
    </Messages>
  );
}

function Choose({ product, outline }: ChooseProps<BookingsOutline>) {
  const { t } = useTranslation('kinds-bookings');
  const [isOpen, setOpen] = useState(false);
  if (!outline.hours) return <p className="type-body2 text-secondary">{t('choose.closed')}</p>;
  return (
    <>
      <Button size="large" className={styles.open} onClick={() => setOpen(true)}>
        {product.entitlementId ? t('choose.again') : t('choose.open')}
      </Button>
      <noscript>
        <p className="type-body2 text-secondary">{t('choose.noScript')}</p>
      </noscript>
      {isOpen ? <ChooseDialog product={product} outline={outline} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
