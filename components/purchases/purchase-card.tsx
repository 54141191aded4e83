'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import type { PurchaseCard as Purchase } from '@/lib/contract/purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './purchase-card.module.css';
import { PurchaseMenuButton } from './purchase-menu-button';
import { PurchaseState } from './purchase-state';

const ICONS: Readonly<Record<Purchase['use'], IconName>> = {
  watch: 'play',
  listen: 'audio',
  open: 'file',
};

type PurchaseCardProps = {
  purchase: Purchase;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** A purchase: the product, the state, one main action, and a menu for rare ones. */
export function PurchaseCard({ purchase, onAskRefund }: PurchaseCardProps) {
  const { t } = useTranslation(['orders', 'products']);
  const { intl } = useLocale();
  const titleId = useId();
  const { product, holds, grantedAt, access } = purchase;
  const { owner } = product;
  return (
    <li aria-labelledby={titleId} className={styles.card}>
      <span className={styles.cover} data-muted={access !== 'active'}>
        <ProductCover image={product.cover} type={product.type} sizes="(min-width: 600px) 128px, 104px" />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <BidiText>{product.title}</BidiText>
        </h2>
        <p className={styles.by}>
          {owner.accountType === 'COMPANY' ? <Icon name="building" size={16} /> : null}
          <AppLink href={paths.user(owner._id)}>
            <BidiText>{owner.name}</BidiText>
          </AppLink>
          <span>{t(`products:type.${product.type}`)}</span>
        </p>
        <p className={styles.facts}>
          {access === 'active' ? (
            <span>{t(`products:holds.${holds.unit}`, { count: holds.count })}</span>
          ) : null}
          <span>{t('purchases.bought', { date: formatMoneyDate(grantedAt, 'text', intl) })}</span>
        </p>
        <PurchaseState purchase={purchase} />
      </div>
      <div className={styles.acts}>
        <MainAct purchase={purchase} />
        <PurchaseMenuButton purchase={purchase} onAskRefund={onAskRefund} />
      </div>
    </li>
  );
}

/** Leads to the content. A purchase that can no longer be opened leads to its order, which says why. */
function MainAct({ purchase: { _id, product, access, use, refund } }: Pick<PurchaseCardProps, 'purchase'>) {
  const { t } = useTranslation('orders');
  const { title } = product;
  if (access === 'active') {
    return (
      <AppLink
        href={paths.library(_id)}
        className={styles.main}
        aria-label={t(`purchases.${use}Title`, { title })}
      >
        <Icon name={ICONS[use]} size={20} />
        {t(`purchases.${use}`)}
      </AppLink>
    );
  }
  return (
    <AppLink
      href={refund ? paths.order(refund.orderId) : paths.library(_id)}
      className={`${styles.main} ${styles.quiet}`}
      aria-label={t('purchases.orderTitle', { title })}
    >
      <Icon name="receipt" size={20} />
      {t('purchases.order')}
    </AppLink>
  );
}
