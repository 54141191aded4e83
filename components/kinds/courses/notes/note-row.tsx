'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/components/forms/use-message';
import { BidiText } from '@/components/ui/bidi-text';
import type { ShownNote, WrittenNote } from '@/hooks/kinds/courses/use-lesson-notes';
import { useErrorText } from '@/hooks/use-error-text';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { NoteForm } from './note-form';
import styles from './notes.module.css';

type NoteRowProps = {
  note: ShownNote;
  /** Plays from the moment of the note; left out where nothing is played. */
  onJump?: (second: number) => void;
  onSave: (note: WrittenNote) => void;
  onRemove: () => void;
};

/** A note with its moment. It is changed in place. */
export function NoteRow({ note, onJump, onSave, onRemove }: NoteRowProps) {
  const { t } = useTranslation(['course-room', 'common']);
  const { intl } = useLocale();
  const errorText = useErrorText();
  const message = useMessage();
  const [changed, setChanged] = useState<string | null>(null);
  const { second, text, isUnsent, refusal } = note;
  if (changed !== null) {
    return (
      <li className={styles.note}>
        <NoteForm
          label={t('notes.change')}
          text={changed}
          takesFocus
          onText={setChanged}
          onCancel={() => setChanged(null)}
          onSave={(text) => {
            onSave({ _id: note._id, second, text });
            setChanged(null);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      {second === null ? null : onJump ? (
        <button
          type="button"
          className={styles.jump}
          aria-label={t('notes.jump', { time: clockTime(second, intl) })}
          onClick={() => onJump(second)}
        >
          <bdi dir="ltr">{clockTime(second, intl)}</bdi>
        </button>
      ) : null}
      <div className="grow min-0">
        <BidiText as="p" className={styles.text}>
          {text}
        </BidiText>
        <p className={styles.acts}>
          <button type="button" onClick={() => setChanged(text)}>
            {t('common:action.edit')}
          </button>
          <button type="button" onClick={onRemove}>
            {t('common:action.delete')}
          </button>
          {isUnsent ? (
            <span
              className={`type-caption text-secondary ${styles.state}`}
              role="status"
              data-refused={refusal !== undefined}
            >
              {refusal
                ? (message(Object.values(refusal.fields)[0]) ?? errorText(refusal))
                : t('notes.unsent')}
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
}
