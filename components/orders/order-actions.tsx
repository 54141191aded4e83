'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { useRetryPayment } from '@/hooks/orders/use-retry-payment';
import { useReturn } from '@/hooks/use-return';
import { kindNameOf, type Unit, unitOf } from '@/lib/contract/kinds/types';
import type { OrderView } from '@/lib/contract/orders';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import styles from './order-actions.module.css';
import { isTip, type OrderState } from './order-state';
import { OtherWays } from './other-ways';

type OrderActionsProps = {
  order: OrderView;
  state: OrderState;
  /** The buyer comes from the gateway's page, where they asked for another card: the payment opens at once. */
  again?: boolean;
};

/** The next step of an order. */
export function OrderActions({ order, state, again = false }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  // The buyer has nothing to do but wait.
  if (state === 'processing' || state === 'receiptSubmitted' || state === 'held') return null;
  // How to pay and what to send are below, in their own card.
  if (state === 'awaitingTransfer') return null;
  const isOpen = order.status === 'awaiting_payment';
  if (state === 'failed') {
    return (
      <>
        <Retry order={order} words={isByCard(order) ? 'action.anotherCard' : 'action.retry'} atOnce={again} />
        <OtherWays order={order} />
      </>
    );
  }
  if (state === 'returned' && isOpen) return <Retry order={order} words="action.retry" />;
  if (state === 'awaiting') {
    const pageUrl = order.payment?.pageUrl;
    return pageUrl ? (
      <Button href={pageUrl} size="large" startIcon={<Icon name="lock" size={20} />}>
        {t('action.completePayment')}
      </Button>
    ) : (
      <Retry order={order} words="action.retry" />
    );
  }
  if (isTip(order)) return <ToAuthor order={order} />;
  if (state === 'paid' || state === 'paused' || state === 'partlyRefunded')
    return <OpenPurchases order={order} />;
  return <EndedOrder order={order} state={state} />;
}

/**
 * The order has ended, and there is nothing to open. Where it expired, or its money went back, it can be made again if
 * it was for one product.
 */
function EndedOrder({ order, state }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const [line] = order.lines;
  const isLapsed = state === 'expired' || state === 'returned';
  const only = isLapsed && order.lines.length === 1 ? line : undefined;
  const again = only?.productId
    ? paths.checkout(only.productId)
    : only?.postId
      ? paths.post(only.postId)
      : null;
  return (
    <div className={styles.actions}>
      {again ? (
        <Button href={again} size="large">
          {t('action.buyAgain')}
        </Button>
      ) : null}
      {state === 'cancelled' ? <Button href={paths.purchasedPosts()}>{t('action.purchases')}</Button> : null}
      <Button href={paths.marketplace()} variant={again || state === 'cancelled' ? 'text' : 'outlined'}>
        {t('action.browse')}
      </Button>
    </div>
  );
}

const isByCard = ({ payment }: OrderView): boolean => payment?.gateway !== 'bank_transfer';

type OrderProps = { order: OrderView };
type RetryProps = OrderProps & { words: 'action.retry' | 'action.anotherCard'; atOnce?: boolean };

function Retry({ order, words, atOnce = false }: RetryProps) {
  const { t } = useTranslation('orders');
  const retry = useRetryPayment(order);
  useReturn(retry.reset);
  const pay = () => retry.payHere();
  const isAsked = useRef(atOnce);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    // A link from another site opens no payment: the button waits for a press.
    if (!document.referrer.startsWith(`${window.location.origin}/`)) return;
    // A buyer who comes back from the gateway is not sent there again.
    window.history.replaceState(null, '', paths.order(order._id));
    pay();
  }, []);
  return (
    <>
      {retry.failure ? <Alert severity="error">{retry.failure}</Alert> : null}
      <Button
        size="large"
        loading={retry.isPending || retry.isSuccess}
        startIcon={<Icon name="refresh" size={20} />}
        onClick={pay}
      >
        {t(words)}
      </Button>
    </>
  );
}

/** Leads to the author who was given a tip. */
function ToAuthor({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  const author = order.lines[0]?.seller;
  return author ? (
    <Button href={paths.user(author._id)} variant="outlined">
      {t('action.toAuthor', { name: isolate(author.name) })}
    </Button>
  ) : null;
}

/** The verb of the buyer's button for each kind of product. */
const OPENING = {
  post: { icon: 'book', words: 'read' },
  file: { icon: 'download', words: 'open' },
  lesson: { icon: 'play', words: 'course' },
  episode: { icon: 'audio', words: 'listen' },
  session: { icon: 'calendar', words: 'booking' },
  // A seat on a date, or an assessment without one: the order does not know which.
  assessment: { icon: 'quiz', words: 'workshop' },
} as const satisfies Record<Unit, { icon: IconName; words: string }>;

/** A booking that its host has to accept. */
const REQUEST = { icon: 'calendar', words: 'request' } as const;

function openingOf({ postId, type, acceptBy }: OrderView['lines'][number]) {
  if (acceptBy) return REQUEST;
  if (postId || !type) return OPENING.post;
  return kindNameOf(type) === 'assessments' ? OPENING.assessment : OPENING[unitOf(type)];
}

/** Opens each of the things that were bought. */
function OpenPurchases({ order }: OrderProps) {
  const { t } = useTranslation('orders');
  const openable = order.lines.filter(({ entitlementId }) => entitlementId !== null);
  return (
    <div className={styles.actions}>
      {openable.map((line) => {
        const { icon, words } = openingOf(line);
        return (
          <Button
            key={line._id}
            href={paths.library(line.entitlementId ?? '')}
            size="large"
            startIcon={<Icon name={icon} size={20} />}
            className={styles.open}
          >
            {openable.length === 1 || words === 'request'
              ? t(`action.${words}Short`)
              : t(`action.${words}`, { title: line.title })}
          </Button>
        );
      })}
      <Button href={paths.purchasedPosts()} variant="text">
        {t('action.purchases')}
      </Button>
    </div>
  );
}
