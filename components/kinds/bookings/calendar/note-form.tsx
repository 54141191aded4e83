'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useAction } from '@/hooks/use-action';
import { putBookingNote } from '@/lib/client/endpoints.gen';
import type { HostBooking } from '@/lib/contract/kinds/appointments';
import styles from './calendar.module.css';

const schema = async () => (await import('@/lib/contract/kinds/moves')).putBookingNote.body;

/** What a host notes for themselves, and that it is done. */
export function NoteForm({ booking }: { booking: HostBooking }) {
  const { t } = useTranslation('booking-calendar');
  const note = useAction(putBookingNote, { done: t('note.saved') });
  const mayBeDone = booking.hasBegun && booking.state === 'confirmed';
  return (
    <FormShell
      schema={schema}
      defaultValues={{ note: booking.note, isDone: booking.isDone }}
      label={t('note.label')}
      onSubmit={async (body) => {
        await note.runAsync({ params: { id: booking._id }, body });
      }}
    >
      <div className={styles.note}>
        <TextAreaField name="note" label={t('note.label')} hint={t('note.hint')} rows={2} max={2000} />
        {mayBeDone ? (
          <Controller
            name="isDone"
            render={({ field: { value, onChange, ref } }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={value}
                    onChange={(_, checked) => onChange(checked)}
                    slotProps={{ input: { ref } }}
                  />
                }
                label={t('note.isDone')}
              />
            )}
          />
        ) : null}
        <SubmitButton fullWidth={false}>{t('note.save')}</SubmitButton>
      </div>
    </FormShell>
  );
}
