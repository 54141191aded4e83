'use client';

import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate, toLatinDigits } from '@/lib/shared/arabic';
import { formatMoney, toDecimal } from '@/lib/shared/money-format';
import { moneyReadings } from '@/lib/shared/typed-money';

type MoneyReading = {
  /** Two amounts that the text may be: neither is taken. */
  error?: string;
  /** The amount, where separators could be read in another way. */
  hint?: string;
};

/** Says which amount a typed text is read as, for the line under its field. */
export function useMoneyReading(currency: string): (text: string) => MoneyReading {
  const { t } = useTranslation('validation');
  const { intl } = useLocale();
  const written = (amount: number) => isolate(formatMoney({ amount, currency }, intl));
  return (text) => {
    const [one, other] = moneyReadings(text, currency);
    if (one === undefined) return {};
    if (other !== undefined) return { error: t('twoAmounts', { one: written(one), other: written(other) }) };
    const plain = toLatinDigits(text.trim());
    const isClear = /^\d+$/.test(plain) || plain === toDecimal({ amount: one, currency });
    return isClear ? {} : { hint: t('readAs', { amount: written(one) }) };
  };
}
