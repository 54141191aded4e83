'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@/components/forms/money-field';
import { SelectField } from '@/components/forms/select-field';
import { partsOf } from '@/components/kinds/table';
import { isTimed } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney } from '@/lib/shared/money-format';
import type { DraftValues } from './product-draft';
import { PublishCheck } from './publish-check';

const REFUND_DAYS = [0, 7, 14, 30, 60, 90];

type PriceStepProps = {
  /** The platform's share of a sale, in basis points. */
  feeBps: number;
  /** Shares of the company's members in the net amount of a sale, in basis points. */
  memberShares?: readonly number[];
  /** What is missing before it can be published; null for a product that was not saved yet or is published. */
  missing: ProductView['missing'];
};

/** The price, the days for refunds, and whether the product is ready to publish. */
export function PriceStep({ feeBps, memberShares = [], missing }: PriceStepProps) {
  const { t } = useTranslation(['creator', 'products', 'product-form']);
  const { intl } = useLocale();
  const [amount, refundDays] = useWatch<DraftValues, ['price.amount', 'refundDays']>({
    name: ['price.amount', 'refundDays'],
  });
  const { hasOwnPrice } = partsOf(useWatch<DraftValues, 'content.kind'>({ name: 'content.kind' }));
  const hasTimes = useWatch<DraftValues, 'content', boolean>({ name: 'content', compute: isTimed });
  const days = [...new Set([...REFUND_DAYS, Number(refundDays)])].sort((a, b) => a - b);
  return (
    <>
      {hasTimes ? <p>{t('form.ownTerms')}</p> : null}
      {hasOwnPrice ? null : (
        <MoneyField
          name="price.amount"
          label={t('form.price')}
          currency="USD"
          hint={earnings(amount) ?? t('form.priceHint')}
        />
      )}
      {hasTimes ? null : (
        <SelectField
          name="refundDays"
          label={t('form.refundDays')}
          hint={t('product-form:refundHint')}
          options={days.map((count) => ({ value: String(count), label: t('products:days', { count }) }))}
        />
      )}
      <PublishCheck missing={missing} />
    </>
  );

  function earnings(price: number | null): string | null {
    if (!price || !Number.isInteger(price)) return null;
    // As the ledger splits it: the fee and the parts of members are rounded down.
    const net = price - Math.floor((price * feeBps) / 10_000);
    const members = memberShares.reduce((sum, share) => sum + Math.floor((net * share) / 10_000), 0);
    const own = net - members;
    const written = (amount: number) => isolate(formatMoney({ amount, currency: CURRENCY }, intl));
    const values = { net: written(own), members: written(members), percent: feeBps / 100 };
    if (members === 0) return t('product-form:earn.own', values);
    return t(own === 0 ? 'product-form:earn.members' : 'product-form:earn.shared', values);
  }
}
