'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/forms/text-field';
import { useRows } from '@/components/forms/use-rows';
import { Icon } from '@/components/ui/icon';
import { roomFor } from '@/lib/contract/limits';
import type { BookingsDraft } from './form-schema';
import { RowsFrame } from './rows-frame';

const FIELD = 'content.questions';
const MOST = 10;
const LONGEST = 200;

/** What the host asks whoever books, up to ten questions. */
export function QuestionsField() {
  const { t } = useTranslation('kinds-bookings');
  const { fields, append, remove } = useRows<{ content: BookingsDraft }, typeof FIELD>(FIELD);
  return (
    <RowsFrame
      list="questions"
      label={t('form.questions')}
      hint={t('form.questionsHint')}
      addLabel={t('form.addQuestion')}
      isFull={fields.length >= MOST}
      onAdd={() => append({ text: '', isRequired: true })}
    >
      {fields.map(({ id }, at) => (
        <div key={id} className="grid gap-2">
          <TextField
            name={`${FIELD}.${at}.text`}
            label={t('form.question', { number: at + 1 })}
            maxLength={roomFor(LONGEST)}
            required
          />
          <div className="row spread">
            <Required name={`${FIELD}.${at}.isRequired`} />
            <IconButton aria-label={t('form.removeQuestion', { number: at + 1 })} onClick={() => remove(at)}>
              <Icon name="trash" size={20} />
            </IconButton>
          </div>
        </div>
      ))}
    </RowsFrame>
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
