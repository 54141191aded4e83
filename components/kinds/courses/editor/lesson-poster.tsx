'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { ImagePick } from '@/components/forms/image-pick';
import { useImagePick } from '@/components/forms/use-image-pick';
import { useMessage } from '@/components/forms/use-message';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import { Picture } from '@/components/ui/picture';
import { useCoverUpload } from '@/hooks/files/use-cover-upload';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';
import { shownNow } from '@/lib/client/recordings/poster';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { useCourseWords } from '../use-course-words';
import { useEditing } from './editor-context';
import styles from './lesson-pane.module.css';

type LessonPosterProps = { lesson: MadeLesson; player: PlayerLink };

/**
 * What a film shows before it plays: made when it was sent; another picture, or what the film shows now. The cover of
 * an episode.
 */
export function LessonPoster({ lesson, player }: LessonPosterProps) {
  const { t } = useCourseWords('recordings');
  const { acts } = useEditing();
  const isSound = lesson.type === 'audio';
  const ratio = isSound ? 1 : 16 / 9;
  const message = useMessage();
  const toast = useToast();
  const errorText = useErrorText();
  const { upload, busy } = useCoverUpload();
  const [isTaking, setTaking] = useState(false);
  const hang = async (posterId: string | null) => void (await acts.changeLesson(lesson._id, { posterId }));
  const pick = useImagePick(async (file, options) => hang((await upload(file, options))._id));
  const take = async () => {
    setTaking(true);
    try {
      const film = player.picture();
      const picture = film && (await shownNow(film));
      if (picture) await hang((await upload(picture, {}))._id);
      else toast(t('poster.playFirst'));
    } catch (error) {
      toast(errorText(toApiError(error)));
    } finally {
      setTaking(false);
    }
  };
  return (
    <fieldset className={styles.poster} aria-label={t('poster.title')}>
      <ImagePick pick={pick} shape={{ ratio, round: false }} label={t('poster.title')} />
      {lesson.poster ? (
        <span className={styles.posterPicture} data-square={isSound}>
          <Picture image={lesson.poster} alt={t('poster.title')} sizes="160px" ratio={ratio} />
        </span>
      ) : null}
      <div className={styles.posterWords}>
        <span className="type-label">{t('poster.title')}</span>
        <span className={styles.hint}>{t(lesson.poster ? 'poster.hint' : 'poster.none')}</span>
        <div className={styles.choices}>
          <Button
            ref={pick.opener}
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() => pick.input.current?.click()}
          >
            {t('poster.choose')}
          </Button>
          {isSound ? null : (
            <Button size="small" variant="outlined" loading={isTaking} onClick={() => void take()}>
              {t('poster.now')}
            </Button>
          )}
          {lesson.poster ? (
            <Button size="small" variant="text" color="inherit" onClick={() => void hang(null)}>
              {t('poster.remove')}
            </Button>
          ) : null}
        </div>
        {pick.problem ? <FieldMessage error={message(pick.problem)} /> : null}
      </div>
    </fieldset>
  );
}
