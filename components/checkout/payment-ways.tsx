'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import type { GatewayName } from '@/lib/contract/gateways';
import styles from './payment-ways.module.css';

type PaymentWaysProps = {
  gateways: readonly GatewayName[];
  transferDays: number;
  chosen: GatewayName;
  onChoose: (gateway: GatewayName) => void;
  labelledBy: string;
};

/** The payment methods, one of which is chosen. */
export function PaymentWays({ gateways, transferDays, chosen, onChoose, labelledBy }: PaymentWaysProps) {
  const { t } = useTranslation('transfers');
  const hintOf = (gateway: GatewayName) =>
    gateway === 'bank_transfer'
      ? t('choice.bank_transferHint', { count: transferDays })
      : t(`choice.${gateway}Hint`);
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
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
              <span className="type-label">{t(`choice.${gateway}`)}</span>
              <span className="type-body2 text-secondary">{hintOf(gateway)}</span>
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}
