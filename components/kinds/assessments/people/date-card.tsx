'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { StatusChip } from '@/components/ui/status-chip';
import type { OwnDate } from '@/lib/contract/kinds/workshop-people';
import { useSlotWords } from '../../times/use-slot-words';
import { CancelDateDialog } from './cancel-date-dialog';
import styles from './people.module.css';
import { SeatHolders } from './seat-holders';

/** A date: when, where, how many come and wait; those who have a seat, and a way to cancel it. */
export function DateCard({ date }: { date: OwnDate }) {
  const { t } = useTranslation(['workshop-people', 'kinds-bookings']);
  const words = useSlotWords();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const {
    slot,
    place,
    placeText,
    seats,
    soldCount,
    presentCount,
    isRecorded,
    waitingCount,
    hasBegun,
    isCancelled,
  } = date;
  const facts = [
    t('sold', { sold: soldCount, count: seats }),
    hasBegun && soldCount > 0 && !isCancelled
      ? isRecorded
        ? t('present', { count: presentCount })
        : t('notRecorded')
      : null,
    waitingCount > 0 ? t('waiting', { count: waitingCount }) : null,
  ];
  return (
    <Card labelledBy={titleId}>
      <div className={styles.date}>
        <h2 id={titleId} className="type-h5">
          {words(slot.host)}
        </h2>
        {isCancelled ? (
          <div>
            <StatusChip tone="neutral" label={t('cancelled')} />
          </div>
        ) : null}
        <p className="type-body2 anywhere text-secondary">{facts.filter(Boolean).join(' · ')}</p>
        <p className="type-body2 anywhere text-secondary">
          {t(`kinds-bookings:place.${place}`)} {placeText ? <BidiText>{placeText}</BidiText> : null}
        </p>
        <div className="cluster gap-2">
          {soldCount > 0 ? (
            <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'hidePeople' : 'showPeople')}
            </Button>
          ) : null}
          {hasBegun || isCancelled ? null : (
            <Button variant="text" color="error" onClick={() => setCancelling(true)}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
        {isOpen ? <SeatHolders dateId={date._id} canMark={hasBegun && !isCancelled} /> : null}
      </div>
      <CancelDateDialog dateId={date._id} open={isCancelling} onClose={() => setCancelling(false)} />
    </Card>
  );
}
