'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { bookLessons, moveBookedLesson } from '@/lib/client/endpoints.gen';
import type { Slot } from '@/lib/contract/kinds/booking-hours';
import type { BoughtPackage, PackageLesson } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { zoneName } from '@/lib/shared/zone-name';
import type { RoomProps } from '../../parts';
import { useSlotWords } from '../../times/use-slot-words';
import { showWhole } from '../show-whole';
import { LessonPicker } from './lesson-picker';
import styles from './package.module.css';
import { useLessonAnswers } from './use-lesson-answers';

type LessonDialogProps = RoomProps & {
  bought: BoughtPackage;
  /** that is moved; without it, a new one is booked */
  lesson?: PackageLesson;
  onClose: () => void;
};

/** A time for a lesson, which is paid: it is booked at once, or asked for where its host accepts each. */
export function LessonDialog({ entitlementId, bought, lesson, onClose }: LessonDialogProps) {
  const { t } = useTranslation(['booking-package', 'common']);
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  const words = useSlotWords();
  const memberZone = useTimeZone();
  // A lesson that moves stays in the zone in which it was booked.
  const timeZone = lesson?.timeZone ?? memberZone;
  const { intl } = useLocale();
  const [chosen, setChosen] = useState<Slot | null>(null);
  const asked = useLessonAnswers(lesson ? [] : bought.questions);
  const book = useAction(bookLessons, {
    done: bought.byHand ? t('request.done', { count: 1 }) : t('book.done'),
  });
  const move = useAction(moveBookedLesson, { done: t('move.done') });
  const act = lesson ? move : book;
  const after = {
    onSuccess: onClose,
    // What is asked now is shown with the time that they chose.
    onError: ({ code }: { code: string }) => code !== 'answers_missing' && setChosen(null),
  };
  const send = ({ startsAt }: Slot) =>
    lesson
      ? move.run({ params: { id: lesson._id }, body: { startsAt, timeZone } }, after)
      : book.run(
          { params: { id: entitlementId }, body: { starts: [startsAt], timeZone, answers: asked.answers } },
          after,
        );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(lesson ? 'move.title' : 'book.title')}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <p className="type-body2 text-secondary">
          {lesson && !lesson.askedToMove ? `${t('move.hint', { count: lesson.movesLeft })} ` : ''}
          {lesson || !bought.byHand ? '' : `${t('request.before')} `}
          {t('zone', { zone: isolate(zoneName(timeZone, intl)) })}
        </p>
        <LessonPicker
          entitlementId={entitlementId}
          weekStart={bought.weekStart}
          endsAt={bought.endsAt}
          timeZone={timeZone}
          lesson={lesson?._id}
          chosen={chosen}
          onChoose={setChosen}
        />
        {chosen ? <div ref={showWhole}>{asked.fields}</div> : null}
        {act.failure ? (
          <Alert severity="error" role="alert">
            {act.failure}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions className={styles.foot}>
        <span className={styles.chosen} aria-live="polite">
          {chosen ? words(chosen.local) : ''}
          {chosen && !asked.isComplete ? (
            <small className="type-body2 text-secondary">{t('answersFirst')}</small>
          ) : null}
        </span>
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          disabled={!chosen || !asked.isComplete}
          loading={act.isPending}
          onClick={() => chosen && send(chosen)}
        >
          {t(lesson ? 'move.send' : bought.byHand ? 'request.send' : 'book.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
