'use client';

import { useTranslation } from 'react-i18next';
import { DateField } from '@/components/forms/date-field';
import { useField } from '@/components/forms/use-field';
import { dayAfter } from '@/lib/shared/days';
import styles from './dialogs.module.css';

const STARTS = ['now', 'later'] as const;

/** When a change takes effect: at once, or on a later day. */
export function StartField() {
  const { t } = useTranslation('companies');
  const { field } = useField('start', t('change.start'));
  return (
    <>
      <fieldset className={`grid gap-1 ${styles.starts}`}>
        <legend>{t('change.start')}</legend>
        {STARTS.map((start) => (
          <label key={start}>
            <input
              type="radio"
              name={field.name}
              value={start}
              checked={field.value === start}
              onChange={() => field.onChange(start)}
            />
            {t(`change.${start}`)}
          </label>
        ))}
      </fieldset>
      {field.value === 'later' ? (
        <DateField
          name="day"
          label={t('change.day')}
          hint={t('change.dayHint')}
          min={dayAfter(new Date().toISOString().slice(0, 10))}
          required
        />
      ) : null}
    </>
  );
}
