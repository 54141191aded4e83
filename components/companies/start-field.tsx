'use client';

import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/forms/text-field';
import { useField } from '@/components/forms/use-field';
import styles from './dialogs.module.css';

const STARTS = ['now', 'later'] as const;

/** From when on a change counts: at once, or a day to come. */
export function StartField() {
  const { t } = useTranslation('companies');
  const { field } = useField('start', t('change.start'));
  return (
    <>
      <fieldset className={styles.starts}>
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
        <TextField
          name="day"
          type="date"
          label={t('change.day')}
          dir="ltr"
          hint={t('change.dayHint')}
          required
        />
      ) : null}
    </>
  );
}
