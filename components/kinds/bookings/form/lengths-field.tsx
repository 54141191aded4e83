'use client';

import IconButton from '@mui/material/IconButton';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@/components/forms/money-field';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { CURRENCY } from '@/lib/shared/currency';
import { NumberSelect } from '../hours/number-select';
import { useDuration } from '../use-duration';
import styles from './form.module.css';
import type { BookingsDraft } from './form-schema';
import { RowsFrame } from './rows-frame';

type Values = { content: BookingsDraft };

const FIELD = 'content.lengths';
const LENGTHS = [15, 20, 30, 45, 60, 75, 90, 120, 180, 240];
/** The length of the next row, in this order. */
const NEXT = [60, 30, 45, 90, 15, 120, 20, 180];
const MOST = 8;

/** How long one can book, and what each length costs. */
export function LengthsField() {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  const { fields, append, remove } = useRows<Values, typeof FIELD>(FIELD);
  const lengths = useWatch<Values, typeof FIELD>({ name: FIELD });
  const next = NEXT.find((minutes) => lengths.every((row) => row.minutes !== minutes)) ?? 240;
  return (
    <RowsFrame
      list="lengths"
      label={t('form.lengths')}
      addLabel={t('form.addLength')}
      isFull={fields.length >= MOST}
      onAdd={() => append({ minutes: next, price: { amount: null, currency: CURRENCY } })}
    >
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          <NumberSelect
            name={`${FIELD}.${at}.minutes`}
            label={t('form.length')}
            values={LENGTHS}
            words={(value) => duration(value ?? 0)}
          />
          <MoneyField
            name={`${FIELD}.${at}.price.amount`}
            label={t('form.price')}
            currency={CURRENCY}
            hint={at === 0 ? t('form.priceHint') : undefined}
          />
          {fields.length > 1 ? (
            <IconButton
              aria-label={t('form.removeLength', { length: duration(lengths[at]?.minutes ?? 0) })}
              onClick={() => remove(at)}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          ) : null}
        </div>
      ))}
    </RowsFrame>
  );
}
