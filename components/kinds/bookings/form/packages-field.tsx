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
  const { fields, append, remove } = useRows<Values, typeof FIELD>(FIELD);
  const lengths = useWatch<Values, 'content.lengths'>({ name: 'content.lengths' });
  const packages = useWatch<Values, typeof FIELD>({ name: FIELD }) ?? [];
  const minutes = [...new Set(lengths.map((one) => one.minutes))];
  const lessons = NEXT.find((count) => packages.every((one) => one.lessons !== count)) ?? 30;
  return (
    <RowsFrame
      list="packages"
      label={t('form.packages')}
      hint={t('form.packagesHint')}
      addLabel={t('form.addPackage')}
      isFull={fields.length >= MOST}
      onAdd={() =>
        append({
          ...{ lessons, minutes: minutes[0] ?? 60, days: 90 },
          price: { amount: null, currency: CURRENCY },
        })
      }
    >
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
    </RowsFrame>
  );
}
