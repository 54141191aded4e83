'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useCheckout } from '@/hooks/orders/use-checkout';
import { useReturn } from '@/hooks/use-return';
import { leaveFor } from '@/lib/client/navigate';
import type { GatewayName } from '@/lib/contract/gateways';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import type { CartThing } from '@/lib/shared/cart-line';
import { formatMoney, type MoneyAmount } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

type PayButtonProps = {
  /** The total that the buyer sees. The order is refused when the server's total is another. */
  total: MoneyAmount;
  /** what is bought; a product of its own also names `productId` */
  things: readonly CartThing[];
  productId?: string;
  /** the payment methods, when there is a choice */
  gateway?: GatewayName;
  /** what has to be sent before; false where something is wrong with it, and then nothing is ordered */
  sendFirst?: () => Promise<boolean>;
  /** there is an order, before its page opens */
  onOrdered?: () => void;
};

/** Makes the order and goes to the gateway's page. Pressed twice, or again after a lost answer, it pays only once. */
export function PayButton({ total, things, productId, gateway, sendFirst, onOrdered }: PayButtonProps) {
  const { t } = useTranslation(['checkout', 'transfers']);
  const { intl } = useLocale();
  const router = useRouter();
  const checkout = useCheckout(things);
  const written = (money: MoneyAmount) => isolate(formatMoney(money, intl));
  // The total that was refused with cart_changed at the last press.
  const [seen, setSeen] = useState<MoneyAmount | null>(null);
  const changed = checkout.error?.code === 'cart_changed' ? seen : null;

  // The error message gets the focus, not the button.
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checkout.isError) refusal.current?.focus();
  }, [checkout.isError]);

  useReturn(checkout.reset);

  const [isSending, setSending] = useState(false);
  const pay = async () => {
    if (sendFirst) {
      setSending(true);
      const isSent = await sendFirst();
      setSending(false);
      if (!isSent) return checkout.reset();
    }
    setSeen(total);
    const body = {
      expectedTotal: total,
      ...(productId ? { productId } : {}),
      ...(gateway ? { gateway } : {}),
    };
    checkout.run(
      { body },
      {
        onSuccess: ({ _id, payment }) => {
          onOrdered?.();
          if (payment?.pageUrl) leaveFor(payment.pageUrl);
          else router.push(paths.order(_id));
        },
      },
    );
  };

  return (
    <>
      {changed ? (
        <Alert severity="warning" role="alert" ref={refusal} tabIndex={-1}>
          {changed.amount === total.amount
            ? t('checkout.changedSame')
            : t('checkout.changed', { before: written(changed), after: written(total) })}
        </Alert>
      ) : null}
      {checkout.error && !changed ? (
        <Alert severity="error" role="alert" ref={refusal} tabIndex={-1}>
          {checkout.failure}
        </Alert>
      ) : null}
      <Button
        size="large"
        fullWidth
        loading={isSending || checkout.isPending || checkout.isSuccess}
        onClick={() => void pay()}
        startIcon={<Icon name="lock" size={20} />}
      >
        {total.amount === 0 ? t('checkout.free') : null}
        {total.amount > 0 && gateway === 'bank_transfer'
          ? t('transfers:choice.toTransfer', { amount: written(total) })
          : null}
        {total.amount > 0 && gateway !== 'bank_transfer'
          ? t('checkout.pay', { amount: written(total) })
          : null}
      </Button>
    </>
  );
}
