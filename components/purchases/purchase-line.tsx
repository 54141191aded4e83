'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProductLine } from '@/components/checkout/product-line';
import { refundTones } from '@/components/refunds/refund-tones';
import { AppLink } from '@/components/ui/app-link';
import { StatusChip } from '@/components/ui/status-chip';
import type { PurchaseCard } from '@/lib/contract/purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './purchases.module.css';

type Refund = NonNullable<PurchaseCard['refund']>;

type PurchaseLineProps = {
  purchase: PurchaseCard;
  onAskRefund: (of: { orderId: string; lineId: string }) => void;
};

/** A purchase: what it is, the way to its files, and asking for its money back. */
export function PurchaseLine({ purchase, onAskRefund }: PurchaseLineProps) {
  const { t } = useTranslation(['orders', 'products', 'refunds']);
  const { intl } = useLocale();
  const { _id, product, filesCount, grantedAt, refund } = purchase;
  return (
    <ProductLine product={product}>
      <span className={styles.facts}>
        <span>{t('products:files', { count: filesCount })}</span>
        <span>{t('purchases.bought', { date: formatMoneyDate(grantedAt, 'text', intl) })}</span>
      </span>
      {refund && isDecided(refund) ? <State refund={refund} /> : null}
      {refund && !isDecided(refund) ? (
        <Button
          variant="text"
          color="inherit"
          onClick={() => onAskRefund(refund)}
          aria-label={t('refunds:order.askFor', { title: product.title })}
        >
          {t('refunds:own.ask')}
        </Button>
      ) : null}
      <AppLink
        href={paths.library(_id)}
        className={styles.open}
        aria-label={t('purchases.openTitle', { title: product.title })}
      >
        {t('purchases.open')}
      </AppLink>
    </ProductLine>
  );
}

/** Asked for and not to be asked for again; after one that failed, or of a part, there is more to ask for. */
const isDecided = ({ status }: Refund): boolean => status === 'requested' || status === 'declined';

type StateProps = { refund: Refund };

function State({ refund: { orderId, status } }: StateProps) {
  const { t } = useTranslation('refunds');
  if (!status) return null;
  const label = t(`status.${status}`);
  return (
    <AppLink
      href={paths.order(orderId)}
      className={styles.state}
      aria-label={t('own.state', { status: label })}
    >
      <StatusChip label={label} tone={refundTones[status]} />
    </AppLink>
  );
}
