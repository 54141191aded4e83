'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { keepText, readKeptText } from '@/hooks/kinds/courses/kept-text';
import type { WrittenNote } from '@/hooks/kinds/courses/use-lesson-notes';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { NoteForm } from './note-form';

type NewNoteProps = {
  /** where an unfinished note is kept in this browser */
  draftKey: string;
  /** null where nothing is played */
  player: PlayerLink | null;
  onSave: (note: WrittenNote) => void;
};

type Draft = Pick<WrittenNote, 'second' | 'text'>;
const EMPTY: Draft = { second: null, text: '' };

/** A new note. It belongs to the second at which its writing began. */
export function NewNote({ draftKey, player, onSave }: NewNoteProps) {
  const { t } = useTranslation('course-room');
  const { intl } = useLocale();
  const [draft, setDraft] = useState<Draft>(() => readKeptText<Draft>(draftKey)?.doc ?? EMPTY);
  const change = (next: Draft) => {
    setDraft(next);
    keepText(draftKey, next.text.trim() ? { version: 0, doc: next } : null);
  };
  const moment = () => {
    const now = player?.now() ?? null;
    return now === null ? null : Math.floor(now);
  };
  const { second, text } = draft;
  return (
    <NoteForm
      label={t(player ? 'notes.write' : 'notes.writeWhole')}
      text={text}
      moment={
        second === null ? null : (
          <span className="type-caption tabular text-secondary">
            {t('notes.at')} <bdi dir="ltr">{clockTime(second, intl)}</bdi>
          </span>
        )
      }
      onFocus={() => text.trim() === '' && change({ second: moment(), text: '' })}
      onText={(text) => change({ second, text })}
      onSave={(text) => {
        onSave({ _id: uuid(), second, text });
        change({ second: moment(), text: '' });
      }}
    />
  );
}
