'use client';

import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoney, type MoneyAmount } from '@/lib/shared/money-format';
import styles from './money.module.css';

type MoneyProps = {
  money: MoneyAmount;
  /** Writes + and −, and colours the amount: for ledgers. */
  signed?: boolean;
  /** `$20` instead of `$20.00`: for prices. */
  trimZeros?: boolean;
  className?: string;
};

/** An amount in the reader's digits; all digits have the same width so that columns line up. */
export function Money({ money, signed, trimZeros, className }: MoneyProps) {
  const { intl } = useLocale();
  const tone = signed && money.amount !== 0 ? (money.amount > 0 ? styles.gain : styles.loss) : undefined;
  return (
    <bdi dir="ltr" className={[styles.money, tone, className].filter(Boolean).join(' ')}>
      {formatMoney(money, intl, { signed, trimZeros })}
    </bdi>
  );
}
