'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Skeleton } from '@/components/ui/skeleton';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { bookLessons, listPackageWeeks } from '@/lib/client/endpoints.gen';
import type { Slot } from '@/lib/contract/kinds/booking-hours';
import type { BoughtPackage } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { zoneName } from '@/lib/shared/zone-name';
import type { RoomProps } from '../../parts';
import { showWhole } from '../show-whole';
import { LessonPicker } from './lesson-picker';
import styles from './package.module.css';
import { useLessonAnswers } from './use-lesson-answers';
import { WeekRow } from './week-row';

type WeeksDialogProps = RoomProps & { bought: BoughtPackage; onClose: () => void };

/** The same time in the next weeks: what is not free is shown first, then all are booked or none. */
export function WeeksDialog({ entitlementId, bought, onClose }: WeeksDialogProps) {
  const { t } = useTranslation(['booking-package', 'common']);
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 899.95px)');
  const timeZone = useTimeZone();
  const { intl } = useLocale();
  const [first, setFirst] = useState<Slot | null>(null);
  const [count, setCount] = useState(bought.left);
  /** by the week that they stand for */
  const [instead, setInstead] = useState<Readonly<Record<string, string>>>({});
  const params = { id: entitlementId };
  const query = { startsAt: first?.startsAt ?? bought.endsAt, count, timeZone };
  const weeks = useEndpointQuery(
    listPackageWeeks,
    { params, query },
    { enabled: first !== null, staleTime: 0 },
  );
  const questions = useLessonAnswers(bought.questions);
  const listed = first ? weeks.data?.data : undefined;
  const isFailed = first !== null && !listed && weeks.error !== null;
  const starts = (listed ?? []).flatMap(({ slot, state, others }) => {
    if (state === 'free') return [slot.startsAt];
    const other = others.find(({ startsAt }) => startsAt === instead[slot.startsAt]);
    return other ? [other.startsAt] : [];
  });
  const book = useAction(bookLessons, {
    done: t(bought.byHand ? 'request.done' : 'weeks.done', { count: starts.length }),
  });
  const isTaken = book.error?.code === 'slot_taken';
  const send = () =>
    book.run({ params, body: { starts, timeZone, answers: questions.answers } }, { onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('weeks.title')}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <p className="type-body2 text-secondary">
          {t('weeks.hint')} {bought.byHand ? `${t('request.before')} ` : ''}
          {t('zone', { zone: isolate(zoneName(timeZone, intl)) })}
        </p>
        <LessonPicker
          entitlementId={entitlementId}
          weekStart={bought.weekStart}
          endsAt={bought.endsAt}
          timeZone={timeZone}
          chosen={first}
          onChoose={setFirst}
        />
        {first ? (
          <MuiTextField
            select
            label={t('weeks.count')}
            value={count}
            onChange={({ target }) => setCount(Number(target.value))}
          >
            {Array.from({ length: bought.left - 1 }, (_, at) => at + 2).map((value) => (
              <MenuItem key={value} value={value}>
                {t('weeks.weeks', { count: value })}
              </MenuItem>
            ))}
          </MuiTextField>
        ) : null}
        {isFailed ? <LoadError title={t('slotsFailed')} query={weeks} /> : null}
        {first && !listed && !isFailed ? <Skeleton shape="block" height={160} /> : null}
        {listed ? (
          <ul ref={showWhole} className="grid" aria-label={t('weeks.list')}>
            {listed.map((week) => (
              <WeekRow
                key={week.slot.startsAt}
                week={week}
                chosen={instead[week.slot.startsAt]}
                onChoose={(startsAt) => setInstead({ ...instead, [week.slot.startsAt]: startsAt })}
              />
            ))}
          </ul>
        ) : null}
        {listed ? questions.fields : null}
        {book.error ? (
          <Alert severity={isTaken ? 'warning' : 'error'} role="alert">
            {isTaken ? t('weeks.taken') : book.failure}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions className={styles.foot}>
        <span className={styles.chosen} aria-live="polite">
          {listed && !questions.isComplete ? t('answersFirst') : ''}
        </span>
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          disabled={starts.length === 0 || !questions.isComplete}
          loading={book.isPending}
          onClick={send}
        >
          {starts.length > 0
            ? t(bought.byHand ? 'request.sendAll' : 'weeks.send', { count: starts.length })
            : t(bought.byHand ? 'request.send' : 'book.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
