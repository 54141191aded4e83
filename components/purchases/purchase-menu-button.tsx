'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { PurchaseCard } from '@/lib/contract/purchases';
import styles from './purchase-card.module.css';

const PurchaseMenu = dynamic(() => import('./purchase-menu').then((module) => module.PurchaseMenu), {
  ssr: false,
});

type PurchaseMenuButtonProps = {
  purchase: PurchaseCard;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** The three dots of a purchase; the menu comes with the first press. */
export function PurchaseMenuButton({ purchase, onAskRefund }: PurchaseMenuButtonProps) {
  const { t } = useTranslation('orders');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const label = t('purchases.menu', { title: purchase.product.title });
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon name="more" size={22} />
      </button>
      {asked ? (
        <PurchaseMenu
          purchase={purchase}
          label={label}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onAskRefund={onAskRefund}
        />
      ) : null}
    </>
  );
}
