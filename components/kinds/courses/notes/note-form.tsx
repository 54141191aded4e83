'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LESSON_NOTES } from '@/lib/contract/limits';
import { countGraphemes } from '@/lib/shared/arabic';
import styles from './notes.module.css';

type NoteFormProps = {
  label: string;
  text: string;
  /** shown beside the buttons: the moment */
  moment?: ReactNode;
  takesFocus?: boolean;
  onText: (text: string) => void;
  onFocus?: () => void;
  onSave: (text: string) => void;
  onCancel?: () => void;
};

/** Writes a note. Control and Enter save it. */
export function NoteForm({
  label,
  text,
  moment,
  takesFocus = false,
  onSave,
  onCancel,
  ...on
}: NoteFormProps) {
  const { t } = useTranslation(['course-room', 'common']);
  const [isTooLong, setTooLong] = useState(false);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    const written = text.trim();
    const tooLong = countGraphemes(written) > LESSON_NOTES.longest;
    setTooLong(tooLong);
    if (written && !tooLong) onSave(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    if (event.code === 'Escape') onCancel?.();
  };
  return (
    <form className={`grid gap-2 grow min-0 ${styles.form}`} onSubmit={save}>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        label={label}
        value={text}
        autoFocus={takesFocus}
        error={isTooLong}
        helperText={isTooLong ? t('notes.tooLong', { max: LESSON_NOTES.longest }) : undefined}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        onChange={(event) => on.onText(event.target.value)}
        onFocus={on.onFocus}
        onKeyDown={onKeyDown}
      />
      <span className="row cluster gap-2">
        {moment}
        <span className={styles.buttons}>
          {onCancel ? (
            <Button size="small" variant="text" onClick={onCancel}>
              {t('common:action.cancel')}
            </Button>
          ) : null}
          <Button type="submit" size="small" disabled={text.trim() === ''}>
            {t('notes.save')}
          </Button>
        </span>
      </span>
    </form>
  );
}
