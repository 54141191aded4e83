'use client';

import { useTranslation } from 'react-i18next';
import { refundTones } from '@/components/refunds/refund-tones';
import { AppLink } from '@/components/ui/app-link';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import type { PurchaseCard } from '@/lib/contract/purchases';
import { paths } from '@/lib/shared/paths';
import styles from './purchase-card.module.css';

type PurchaseStateProps = { purchase: PurchaseCard };

/** The state of a purchase that is not active, as a link to its order, and what it means; otherwise nothing. */
export function PurchaseState({ purchase }: PurchaseStateProps) {
  const { t } = useTranslation(['orders', 'refunds']);
  const { product, post, access, refund, isDisputed, cancelledFor } = purchase;
  if (isDisputed) {
    const key = access === 'revoked' ? 'chargedBack' : 'disputed';
    return (
      <State of={purchase} word={t(`purchases.${key}`)} tone="warning" hint={t(`purchases.${key}Hint`)} />
    );
  }
  if (refund?.status) {
    const status = t(`refunds:status.${refund.status}`);
    const label = t('refunds:own.state', { status });
    const hint = access === 'suspended' ? t('purchases.onItsWay') : undefined;
    return <State of={purchase} word={status} label={label} tone={refundTones[refund.status]} hint={hint} />;
  }
  if (cancelledFor) return <State of={purchase} word={t('purchases.cancelled')} tone="neutral" />;
  if (access === 'active' && (post ? !post.isVisible : product.status !== 'published'))
    return (
      <p className={`row cluster type-caption text-secondary ${styles.state}`}>
        <StatusChip label={t('purchases.withdrawn')} tone="neutral" />
        <span>{t('purchases.withdrawnHint')}</span>
      </p>
    );
  return null;
}

type StateProps = { of: PurchaseCard; word: string; label?: string; tone: StatusTone; hint?: string };

function State({ of: { refund }, word, label, tone, hint }: StateProps) {
  const chip = <StatusChip label={word} tone={tone} />;
  return (
    <p className={`row cluster type-caption text-secondary ${styles.state}`}>
      {refund ? (
        <AppLink href={paths.order(refund.orderId)} aria-label={label} className={styles.stateLink}>
          {chip}
        </AppLink>
      ) : (
        chip
      )}
      {hint ? <span>{hint}</span> : null}
    </p>
  );
}
