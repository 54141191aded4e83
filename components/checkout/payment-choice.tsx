'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import type { GatewayName } from '@/lib/contract/gateways';
import styles from './payment-choice.module.css';

type PaymentChoiceProps = {
  gateways: readonly GatewayName[];
  transferDays: number;
  chosen: GatewayName;
  onChoose: (gateway: GatewayName) => void;
};

/** Lets the buyer choose a payment method when there are several. */
export function PaymentChoice({ gateways, transferDays, chosen, onChoose }: PaymentChoiceProps) {
  const { t } = useTranslation('transfers');
  const titleId = useId();
  const hintOf = (gateway: GatewayName) =>
    gateway === 'bank_transfer'
      ? t('choice.bank_transferHint', { count: transferDays })
      : t(`choice.${gateway}Hint`);
  return (
    <Card as="section" padding="large" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('choice.title')}
      </h2>
      <RadioGroup
        aria-labelledby={titleId}
        name="gateway"
        value={chosen}
        onChange={(_, value) => {
          const gateway = gateways.find((each) => each === value);
          if (gateway) onChoose(gateway);
        }}
      >
        {gateways.map((gateway) => (
          <FormControlLabel
            key={gateway}
            value={gateway}
            control={<Radio />}
            className={styles.way}
            label={
              <span className={styles.words}>
                <span className={styles.name}>{t(`choice.${gateway}`)}</span>
                <span className={styles.hint}>{hintOf(gateway)}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </Card>
  );
}
