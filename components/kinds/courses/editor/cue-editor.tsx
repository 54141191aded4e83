'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerLink } from '@/components/media-player/use-player-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { putCaptions } from '@/lib/client/endpoints.gen';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import type { MadeLesson } from '@/lib/contract/kinds/courses';
import { CAPTIONS } from '@/lib/contract/limits';
import { writeCaptions } from '@/lib/shared/captions';
import { RecordingPlayer } from '../../recordings/recording-player';
import { useCourseWords } from '../use-course-words';
import { useLanguageName } from '../use-language-name';
import styles from './cue-editor.module.css';
import { cuesOf, problemOf } from './cue-edits';
import { CueRow } from './cue-row';
import { useEditing } from './editor-context';
import { useCueLines } from './use-cue-lines';

type CueEditorProps = { lesson: MadeLesson; captions: LessonCaptions; onClose: () => void };

/** So many lines are drawn at once. */
const SHOWN = 50;

/** The captions of a recording in one language, line by line beside the player, which shows them as they are typed. */
export function CueEditor({ lesson, captions, onClose }: CueEditorProps) {
  const { t } = useTranslation(['recordings', 'common']);
  const course = useCourseWords('kinds-courses');
  const { courseId: id } = useEditing();
  const languageName = useLanguageName();
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  const player = usePlayerLink();
  const list = useRef<HTMLOListElement>(null);
  const put = useAction(putCaptions);
  const [page, setPage] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { lines, acts, isChanged, isRestored, forget } = useCueLines({
    key: `cues:${lesson._id}:${captions.language}`,
    cues: captions.cues,
    player,
    onAdded: (at, key) => {
      setPage(Math.floor(at / SHOWN));
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus());
    },
  });
  const cues = useMemo(() => cuesOf(lines), [lines]);
  const pages = Math.max(1, Math.ceil(lines.length / SHOWN));
  const shown = Math.min(page, pages - 1);
  const first = shown * SHOWN;
  const isWrong =
    lines.some((line) => problemOf(line)) || cues.length === 0 || cues.length > CAPTIONS.mostCues;
  const close = () => (isChanged ? setAsking(true) : onClose());
  const save = () =>
    put.run(
      {
        params: { id, lessonId: lesson._id, language: captions.language },
        body: { file: writeCaptions(cues) },
      },
      {
        onSuccess: () => {
          forget();
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={close} fullWidth maxWidth="lg" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('cues.title', { language: languageName(captions.language) })}</DialogTitle>
      <DialogContent className={styles.content}>
        <div className={styles.player}>
          {lesson.file ? (
            <RecordingPlayer
              link={player}
              place={{ by: 'product', id, lessonId: lesson._id }}
              lesson={{ ...lesson, captions: [{ language: captions.language, cues }] }}
              file={lesson.file}
              failed={course.t('shown.failed')}
              language={captions.language}
            />
          ) : null}
          <Button variant="outlined" startIcon={<Icon name="plus" size={18} />} onClick={acts.add}>
            {t('cues.add')}
          </Button>
          <p className="type-caption text-secondary">{t('cues.keys')}</p>
        </div>
        <div className={styles.side}>
          {isRestored ? <Alert severity="info">{t('cues.restored')}</Alert> : null}
          {lines.length === 0 ? <p className="type-caption text-secondary">{t('cues.none')}</p> : null}
          <ol ref={list} className={styles.lines}>
            {lines.slice(first, first + SHOWN).map((line, at) => (
              <CueRow
                key={line.key}
                line={line}
                number={first + at + 1}
                isLast={first + at === lines.length - 1}
                acts={acts}
              />
            ))}
          </ol>
          {pages > 1 ? (
            <div className="row spread type-caption">
              <Button variant="text" disabled={shown === 0} onClick={() => setPage(shown - 1)}>
                {t('cues.before')}
              </Button>
              <span>{t('cues.page', { page: shown + 1, pages })}</span>
              <Button variant="text" disabled={shown === pages - 1} onClick={() => setPage(shown + 1)}>
                {t('cues.after')}
              </Button>
            </div>
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        {put.failure ? (
          <Alert severity="error" className={styles.error}>
            {put.failure}
          </Alert>
        ) : null}
        <Button variant="text" color="inherit" onClick={close}>
          {t('common:action.cancel')}
        </Button>
        <Button variant="contained" disabled={isWrong || !isChanged} loading={put.isPending} onClick={save}>
          {t('common:action.save')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        title={t('cues.leaveTitle')}
        confirmLabel={t('cues.leave')}
        destructive
        onConfirm={() => {
          forget();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('cues.leaveHint')}
      </ConfirmDialog>
    </Dialog>
  );
}
