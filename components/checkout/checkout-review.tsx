'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendAnswers } from '@/components/kinds/checkout-parts';
import { LookAlikeNotices } from '@/components/look-alikes/look-alike-notices';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { PriceTag } from '@/components/ui/price-tag';
import { useGiveBackOnLeaving } from '@/hooks/kinds/times/use-give-back-on-leaving';
import type { CheckoutLines } from '@/hooks/orders/use-checkout-lines';
import { useGateways } from '@/hooks/orders/use-gateways';
import { reportEvent } from '@/lib/client/analytics';
import type { GatewayName } from '@/lib/contract/gateways';
import { boughtBy } from '@/lib/shared/cart-line';
import { paths } from '@/lib/shared/paths';
import { AskedFirst } from './asked-first';
import styles from './checkout-review.module.css';
import { LineToBuy } from './line-to-buy';
import { OrderColumns } from './order-columns';
import { PayButton } from './pay-button';
import { PaymentChoice } from './payment-choice';
import { TotalCard } from './total-card';
import { TrustNotes } from './trust-notes';

type CheckoutReviewProps = { lines: CheckoutLines; productId?: string };

/** What is bought, the total, and the button. */
export function CheckoutReview({ lines, productId }: CheckoutReviewProps) {
  const { t } = useTranslation('checkout');
  useEffect(() => reportEvent('checkout_begun'), []);
  const router = useRouter();
  const { gateways: all = [], transferDays = 0 } = useGateways() ?? {};
  // A transfer takes days; a time is kept for minutes.
  const isBooked = lines.things.some(({ hold }) => hold);
  const isPackage = lines.things.some(({ chosenPackage }) => chosenPackage);
  const gateways = isBooked ? all.filter((name) => name !== 'bank_transfer') : all;
  const keepTime = useGiveBackOnLeaving(isBooked ? productId : undefined);
  const sendAnswers = useRef<SendAnswers>(null);
  const [wanted, setWanted] = useState<GatewayName>();
  const gateway = wanted ?? gateways[0];
  const isChoice = gateways.length > 1 && lines.total.amount > 0;
  const back = productId ? paths.product(productId) : paths.cart();
  const aside = (
    <TotalCard total={lines.total}>
      <PayButton
        total={lines.total}
        things={lines.things}
        productId={productId}
        gateway={isChoice ? gateway : undefined}
        sendFirst={isBooked ? async () => (await sendAnswers.current?.()) ?? true : undefined}
        onOrdered={keepTime}
      />
      <AppLink href={back} className={styles.back}>
        {productId ? t('checkout.backToProduct') : t('checkout.back')}
      </AppLink>
    </TotalCard>
  );
  return (
    <OrderColumns aside={aside}>
      <LookAlikeNotices ids={lines.things.map((thing) => boughtBy(thing).seller._id)} />
      <Card as="div" padding="none">
        <ul aria-label={t('checkout.items')}>
          {lines.things.map((thing) => (
            <LineToBuy
              key={boughtBy(thing)._id}
              thing={thing}
              onGiven={productId ? () => router.push(back) : undefined}
            >
              <PriceTag price={boughtBy(thing).price} exact />
            </LineToBuy>
          ))}
        </ul>
      </Card>
      <AskedFirst things={lines.things} sendRef={sendAnswers} />
      {isChoice && gateway ? (
        <PaymentChoice
          gateways={gateways}
          transferDays={transferDays}
          chosen={gateway}
          onChoose={setWanted}
        />
      ) : null}
      <TrustNotes
        isFree={lines.total.amount === 0}
        byTransfer={lines.total.amount > 0 && gateway === 'bank_transfer'}
        isBooked={isBooked || isPackage}
      />
    </OrderColumns>
  );
}
