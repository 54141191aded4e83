'use client';

import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useController, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { roomFor } from '@/lib/contract/limits';
import styles from './form.module.css';
import type { BookingsDraft } from './form-schema';

const FIELD = 'content.questions';
const MOST = 10;
const LONGEST = 200;

/** What the host asks whoever books, up to ten questions. */
export function QuestionsField() {
  const { t } = useTranslation('kinds-bookings');
  const { fields, append, remove } = useFieldArray<{ content: BookingsDraft }, typeof FIELD>({ name: FIELD });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t('form.questions')}</legend>
      <p className={styles.note}>{t('form.questionsHint')}</p>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.question}>
          <TextField
            name={`${FIELD}.${at}.text`}
            label={t('form.question', { number: at + 1 })}
            maxLength={roomFor(LONGEST)}
            required
          />
          <div className={styles.choices}>
            <Required name={`${FIELD}.${at}.isRequired`} />
            <IconButton aria-label={t('form.removeQuestion', { number: at + 1 })} onClick={() => remove(at)}>
              <Icon name="trash" size={20} />
            </IconButton>
          </div>
        </div>
      ))}
      <div>
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          disabled={fields.length >= MOST}
          onClick={() => append({ text: '', isRequired: true })}
        >
          {t('form.addQuestion')}
        </Button>
      </div>
    </fieldset>
  );
}

function Required({ name }: { name: string }) {
  const { t } = useTranslation('kinds-bookings');
  const { field } = useController({ name });
  return (
    <FormControlLabel
      control={<Switch checked={field.value} onChange={(_event, on) => field.onChange(on)} />}
      label={t('form.required')}
    />
  );
}
