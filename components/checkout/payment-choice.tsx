'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import type { GatewayName } from '@/lib/contract/gateways';
import styles from './payment-choice.module.css';
import { PaymentWays } from './payment-ways';

type PaymentChoiceProps = {
  gateways: readonly GatewayName[];
  transferDays: number;
  chosen: GatewayName;
  onChoose: (gateway: GatewayName) => void;
};

/** Lets the buyer choose a payment method when there are several. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { t } = useTranslation('transfers');
  const titleId = useId();
  return (
    <Card as="section" padding="large" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('choice.title')}
      </h2>
      <PaymentWays {...props} labelledBy={titleId} />
    </Card>
  );
}
