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

const FIELD = 'content.packages';
const LESSONS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50];
/** The lessons of the next row, in this order. */
const NEXT = [5, 10, 20, 4, 8, 12];
const DAYS = [14, 30, 45, 60, 90, 120, 180, 270, 365];
const MOST = 6;

/** Several lessons for one price, which learners take until a day. */
export function PackagesField() {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  const message = useMessage();
  useRegisterLabel(FIELD, t('form.packages'));
  const { fields, append, remove } = useFieldArray<Values, typeof FIELD>({ name: FIELD });
  const lengths = useWatch<Values, 'content.lengths'>({ name: 'content.lengths' });
  const packages = useWatch<Values, typeof FIELD>({ name: FIELD }) ?? [];
  const { errors } = useFormState<Values>();
  const error = errors.content?.packages?.root?.message ?? errors.content?.packages?.message;
  const minutes = [...new Set(lengths.map((one) => one.minutes))];
  const lessons = NEXT.find((count) => packages.every((one) => one.lessons !== count)) ?? 30;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t('form.packages')}</legend>
      <p className={styles.note}>{t('form.packagesHint')}</p>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.package}>
          <NumberSelect
            name={`${FIELD}.${at}.lessons`}
            label={t('form.packageLessons')}
            values={LESSONS}
            words={(value) => t('package.lessons', { count: value ?? 0 })}
          />
          <NumberSelect
            name={`${FIELD}.${at}.minutes`}
            label={t('form.packageLength')}
            values={minutes}
            words={(value) => duration(value ?? 0)}
          />
          <MoneyField
            name={`${FIELD}.${at}.price.amount`}
            label={t('form.packagePrice')}
            currency={CURRENCY}
          />
          <NumberSelect
            name={`${FIELD}.${at}.days`}
            label={t('form.packageDays')}
            values={DAYS}
            words={(value) => t('duration.days', { count: value ?? 0 })}
          />
          <IconButton
            aria-label={t('form.removePackage', {
              lessons: t('package.lessons', { count: packages[at]?.lessons ?? 0 }),
            })}
            onClick={() => remove(at)}
          >
            <Icon name="trash" size={20} />
          </IconButton>
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
          onClick={() =>
            append({
              ...{ lessons, minutes: minutes[0] ?? 60, days: 90 },
              price: { amount: null, currency: CURRENCY },
            })
          }
        >
          {t('form.addPackage')}
        </Button>
      </div>
    </fieldset>
  );
}
