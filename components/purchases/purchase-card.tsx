'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBehindWords } from '@/components/posts/paid/use-behind-words';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { TitleText } from '@/components/ui/title-text';
import type { PurchaseCard as Purchase } from '@/lib/contract/purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { BoughtCover, boughtThing } from './bought-thing';
import styles from './purchase-card.module.css';
import { PurchaseMenuButton } from './purchase-menu-button';
import { PurchaseState } from './purchase-state';

const ICONS: Readonly<Record<Purchase['use'], IconName>> = {
  watch: 'play',
  listen: 'audio',
  attend: 'calendar',
  book: 'calendar',
  take: 'quiz',
  open: 'file',
  read: 'book',
};

const NOTHING = { words: 0, images: 0, files: 0, minutes: 0 };

type PurchaseCardProps = {
  purchase: Purchase;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** A purchase: the product, the state, one main action, and a menu for rare ones. */
export function PurchaseCard({ purchase, onAskRefund }: PurchaseCardProps) {
  const { t } = useTranslation(['orders', 'products']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const { grantedAt, access, refund } = purchase;
  const { title, seller } = boughtThing(purchase);
  return (
    <li aria-labelledby={titleId} className={styles.card}>
      <span className={styles.cover} data-muted={access !== 'active'}>
        <BoughtCover of={purchase} sizes="(min-width: 600px) 128px, 104px" />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <TitleText>{title}</TitleText>
        </h2>
        <p className={`row cluster text-secondary ${styles.by}`}>
          {seller.accountType === 'COMPANY' ? <Icon name="building" size={16} /> : null}
          <AppLink href={paths.user(seller._id)}>
            <BidiText>{seller.name}</BidiText>
          </AppLink>
          <span>{purchase.product ? t(`products:type.${purchase.product.type}`) : t('purchases.post')}</span>
        </p>
        <p className={`row cluster text-secondary ${styles.facts}`}>
          {access === 'active' ? <Holds purchase={purchase} /> : null}
          <span>
            {t(refund ? 'purchases.bought' : 'purchases.free', {
              date: formatMoneyDate(grantedAt, 'text', intl, zone),
            })}
          </span>
        </p>
        <PurchaseState purchase={purchase} />
      </div>
      <div className={`row gap-1 ${styles.acts}`}>
        <MainAct purchase={purchase} />
        <PurchaseMenuButton purchase={purchase} onAskRefund={onAskRefund} />
      </div>
    </li>
  );
}

/** How much there is to open. */
function Holds({ purchase: { product, post, ...rest } }: { purchase: Purchase }) {
  const { t } = useTranslation('products');
  const behind = useBehindWords(post?.behind ?? NOTHING);
  if (post || !('holds' in rest)) return <span>{behind}</span>;
  return <span>{t(`holds.${rest.holds.unit}`, { count: rest.holds.count })}</span>;
}

/** Leads to the content. A purchase that can no longer be opened leads to its order, which says why. */
function MainAct({ purchase }: Pick<PurchaseCardProps, 'purchase'>) {
  const { t } = useTranslation('orders');
  const { _id, access, use, refund } = purchase;
  const { title } = boughtThing(purchase);
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
