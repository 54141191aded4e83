'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { type ShownNote, useLessonNotes } from '@/hooks/kinds/courses/use-lesson-notes';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import type { Payload } from '@/lib/contract/endpoint';
import type { getLesson } from '@/lib/contract/kinds/course-room';
import { NewNote } from './new-note';
import { NoteRow } from './note-row';
import styles from './notes.module.css';

type LessonNotesProps = {
  entitlementId: string;
  lesson: Payload<typeof getLesson>;
  /** null where nothing is played */
  player: PlayerLink | null;
};

/** What its buyer notes in a lesson: each note belongs to a moment of the recording, and leads back there. */
export function LessonNotes({ entitlementId, lesson, player }: LessonNotesProps) {
  const { t } = useTranslation(['course-room', 'kinds-courses']);
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const { notes, save, remove } = useLessonNotes(entitlementId, lesson);
  const removeNote = async (note: ShownNote) => {
    try {
      await remove(note);
      const { _id, second, text } = note;
      toast(t('notes.deleted'), {
        label: t('kinds-courses:undo'),
        onClick: () => save({ _id, second, text }),
      });
    } catch (error) {
      toast(errorText(error));
    }
  };
  return (
    <section className={styles.notes} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className="type-h6">
          {t('notes.title')}
        </h2>
        <p className="type-caption text-secondary">{t('notes.private')}</p>
      </header>
      <NewNote draftKey={`lesson-note:${entitlementId}:${lesson._id}`} player={player} onSave={save} />
      {notes.length > 0 ? (
        <ol className={styles.list}>
          {notes.map((note) => (
            <NoteRow
              key={note._id}
              note={note}
              onJump={player?.playFrom}
              onSave={save}
              onRemove={() => void removeNote(note)}
            />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
