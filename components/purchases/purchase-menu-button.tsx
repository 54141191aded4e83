'use client';

import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/components/ui/menu-button';
import type { PurchaseCard } from '@/lib/contract/purchases';
import { boughtThing } from './bought-thing';
import styles from './purchase-card.module.css';

const PurchaseMenu = dynamic(() => import('./purchase-menu').then((module) => module.PurchaseMenu), {
  ssr: false,
});

type PurchaseMenuButtonProps = {
  purchase: PurchaseCard;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** The menu with rare actions for a purchase. */
export function PurchaseMenuButton({ purchase, onAskRefund }: PurchaseMenuButtonProps) {
  const { t } = useTranslation('orders');
  const label = t('purchases.menu', { title: boughtThing(purchase).title });
  return (
    <MenuButton label={label} className={styles.more}>
      {(anchor, close) => (
        <PurchaseMenu
          purchase={purchase}
          label={label}
          anchor={anchor}
          onClose={close}
          onAskRefund={onAskRefund}
        />
      )}
    </MenuButton>
  );
}
