'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterLabel } from '@/components/forms/field-labels';
import { FieldMessage } from '@/components/forms/field-message';
import { MoneyField } from '@/components/forms/money-field';
import { useMessage } from '@/components/forms/use-message';
import { Icon } from '@/components/ui/icon';
import { CURRENCY } from '@/lib/shared/currency';
import { NumberSelect } from '../hours/number-select';
import { useDuration } from '../use-duration';
import styles from './form.module.css';
import type { BookingsDraft } from './form-schema';

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
  const message = useMessage();
  useRegisterLabel(FIELD, t('form.lengths'));
  const { fields, append, remove } = useFieldArray<Values, typeof FIELD>({ name: FIELD });
  const lengths = useWatch<Values, typeof FIELD>({ name: FIELD });
  const { errors } = useFormState<Values>();
  const error = errors.content?.lengths?.root?.message ?? errors.content?.lengths?.message;
  const next = NEXT.find((minutes) => lengths.every((row) => row.minutes !== minutes)) ?? 240;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t('form.lengths')}</legend>
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
      {error ? (
        <p role="alert">
          <FieldMessage error={message(error)} />
        </p>
      ) : null}
      <div>
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          disabled={fields.length >= MOST}
          onClick={() => append({ minutes: next, price: { amount: null, currency: CURRENCY } })}
        >
          {t('form.addLength')}
        </Button>
      </div>
    </fieldset>
  );
}
