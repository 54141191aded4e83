'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { useDownload } from '@/hooks/use-download';
import { cancelBookedLesson, getLessonCalendar } from '@/lib/client/endpoints.gen';
import type { BoughtPackage, PackageLesson } from '@/lib/contract/kinds/packages';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import type { RoomProps } from '../../parts';
import { useSlotWords } from '../../times/use-slot-words';
import { AbsencePart } from '../absence/absence-part';
import { LessonDialog } from './lesson-dialog';
import styles from './package.module.css';

type LessonListProps = RoomProps & { bought: BoughtPackage };

/** The lessons of a package that were booked: those that come, then those that are over, the latest first. */
export function LessonList({ entitlementId, bought }: LessonListProps) {
  const { t } = useTranslation('booking-package');
  const coming = bought.booked.filter(({ state, isOver }) => state !== 'cancelled' && !isOver);
  const past = bought.booked.filter((one) => !coming.includes(one)).toReversed();
  return (
    <>
      {coming.length > 0 ? (
        <TitledCard title={t('coming')}>
          <ul className="grid">
            {coming.map((lesson) => (
              <li key={lesson._id} className={styles.lesson}>
                <Coming entitlementId={entitlementId} bought={bought} lesson={lesson} />
              </li>
            ))}
          </ul>
        </TitledCard>
      ) : null}
      {past.length > 0 ? (
        <TitledCard title={t('past')}>
          <ul className="grid">
            {past.map((lesson) => (
              <li key={lesson._id} className={styles.lesson}>
                <Past lesson={lesson} />
              </li>
            ))}
          </ul>
        </TitledCard>
      ) : null}
    </>
  );
}

function Coming({ entitlementId, bought, lesson }: LessonListProps & { lesson: PackageLesson }) {
  const { t } = useTranslation(['booking-package', 'booking-room', 'kinds-bookings']);
  const words = useSlotWords();
  const whenId = useId();
  const [asks, setAsks] = useState<'move' | 'cancel' | null>(null);
  const { slot, state, hasBegun, movesLeft, askedToMove, isClockChanged, placeText } = lesson;
  const isRequest = state === 'requested';
  const close = () => setAsks(null);
  const isLink = bought.place === 'link';
  return (
    <>
      <div className="row cluster spread gap-2">
        <span id={whenId} className="type-label">
          {words(slot.local)}
        </span>
        {isRequest ? <StatusChip tone="warning" label={t('request.chip')} /> : null}
        {hasBegun && !isRequest ? <StatusChip tone="success" label={t('now')} /> : null}
      </div>
      {slot.host.offset === slot.local.offset ? null : (
        <span className="type-body2 text-secondary">
          {t('booking-room:theirTime')}: {words(slot.host)}
        </span>
      )}
      <Requested lesson={lesson} />
      {askedToMove && !hasBegun ? (
        <Alert severity="warning">
          {t('asked')} <BidiText>{askedToMove.reason}</BidiText>
        </Alert>
      ) : null}
      {isClockChanged && !hasBegun ? <Alert severity="warning">{t('clockChanged')}</Alert> : null}
      {placeText && !isLink ? (
        <span className="type-body2 text-secondary">
          {t(bought.place === 'phone' ? 'booking-room:number' : 'booking-room:address')}:{' '}
          <BidiText>{placeText}</BidiText>
        </span>
      ) : null}
      {isLink && !placeText && !isRequest ? (
        <span className="type-body2 text-secondary">{t('booking-room:soon')}</span>
      ) : null}
      <div className="cluster gap-2">
        {isLink && placeText ? (
          <Button href={placeText} target="_blank" rel="noreferrer">
            {t('booking-room:join')}
          </Button>
        ) : null}
        {movesLeft > 0 ? (
          <Button variant="outlined" size="small" aria-describedby={whenId} onClick={() => setAsks('move')}>
            {t('move.open')}
          </Button>
        ) : null}
        {isRequest ? null : <SaveButton lesson={lesson} whenId={whenId} />}
        {hasBegun ? null : (
          <Button
            variant="text"
            size="small"
            color="error"
            aria-describedby={whenId}
            onClick={() => setAsks('cancel')}
          >
            {t(isRequest ? 'booking-room:withdraw.open' : 'cancel.open')}
          </Button>
        )}
      </div>
      <Absent lesson={lesson} />
      {asks === 'move' ? (
        <LessonDialog entitlementId={entitlementId} bought={bought} lesson={lesson} onClose={close} />
      ) : null}
      <CancelDialog lesson={lesson} open={asks === 'cancel'} onClose={close} />
    </>
  );
}

/** A file of it for the buyer's own calendar. */
function SaveButton({ lesson, whenId }: { lesson: PackageLesson; whenId: string }) {
  const { t } = useTranslation('booking-room');
  const calendar = useDownload(getLessonCalendar);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={calendar.isPending}
      aria-describedby={whenId}
      startIcon={<Icon name="calendar" size={16} />}
      onClick={() => calendar.save({ params: { id: lesson._id } }, 'qeema.ics')}
    >
      {t('calendar')}
    </Button>
  );
}

/** Until when its host answers. */
function Requested({ lesson: { acceptBy, timeZone } }: { lesson: PackageLesson }) {
  const { t } = useTranslation('booking-package');
  const { intl } = useLocale();
  if (!acceptBy) return null;
  const time = isolate(formatMoment(acceptBy, intl, timeZone));
  return <span className="type-body2 text-secondary">{t('request.hint', { time })}</span>;
}

/** That somebody was not there for it, from some minutes after it began. */
function Absent({ lesson }: { lesson: PackageLesson }) {
  const { _id: id, absence, maySayAbsent, timeZone } = lesson;
  return (
    <AbsencePart side="buyer" id={id} isLesson absence={absence} maySay={maySayAbsent} timeZone={timeZone} />
  );
}

function Past({ lesson }: { lesson: PackageLesson }) {
  const { slot, state, isReturned, cancelled } = lesson;
  const { t } = useTranslation('booking-package');
  const words = useSlotWords();
  const outcome = state === 'confirmed' ? 'held' : isReturned ? 'returned' : 'used';
  return (
    <>
      <div className="row cluster spread gap-2">
        <span>{words(slot.local)}</span>
        <StatusChip tone={outcome === 'held' ? 'success' : 'neutral'} label={t(`outcome.${outcome}`)} />
      </div>
      {cancelled ? (
        <span className="type-body2 text-secondary">
          {t(`cancelledBy.${cancelled.by}`)}{' '}
          {cancelled.reason ? (
            <>
              {t('cancelledBy.reason')} <BidiText>{cancelled.reason}</BidiText>
            </>
          ) : null}
        </span>
      ) : null}
      <Absent lesson={lesson} />
    </>
  );
}

type CancelDialogProps = { lesson: PackageLesson; open: boolean; onClose: () => void };

/** Says whether the lesson would be in the package again, before anything is cancelled. */
function CancelDialog({ lesson, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['booking-package', 'booking-room']);
  const { wouldReturn: isReturned, state } = lesson;
  const isRequest = state === 'requested';
  return (
    <ConfirmAction
      endpoint={cancelBookedLesson}
      subject={open || null}
      input={() => ({ params: { id: lesson._id }, body: { isReturned } })}
      title={t(isRequest ? 'booking-room:withdraw.title' : 'cancel.title')}
      confirmLabel={t(isRequest ? 'booking-room:withdraw.open' : 'cancel.open')}
      cancelLabel={t('booking-room:cancel.keep')}
      destructive
      done={t(isReturned ? 'cancel.returned' : 'cancel.done')}
      onClose={onClose}
    >
      {t(isReturned ? 'cancel.returns' : 'cancel.used')}
    </ConfirmAction>
  );
}
