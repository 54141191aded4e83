'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listMoveSlots, moveBooking } from '@/lib/client/endpoints.gen';
import type { Booking } from '@/lib/contract/kinds/appointments';
import type { Slot } from '@/lib/contract/kinds/booking-hours';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { zoneName } from '@/lib/shared/zone-name';
import type { RoomProps } from '../parts';
import { useSlotWords } from '../times/use-slot-words';
import { firstMonth, monthAfter } from './month-days';
import styles from './room.module.css';
import { SlotPicker } from './slot-picker';

/** Hours say a year ahead at most; the month that ends comes before it. */
const MONTHS = 13;

type MoveDialogProps = RoomProps & { booking: Booking; open: boolean; onClose: () => void };

/** Another time for a booking, at the price that was paid and in the zone in which it was booked. */
export function MoveDialog(props: MoveDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={props.open} onClose={props.onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <Picker {...props} titleId={titleId} />
    </Dialog>
  );
}

function Picker({ entitlementId, booking, onClose, titleId }: MoveDialogProps & { titleId: string }) {
  const { t } = useTranslation(['booking-room', 'common']);
  const words = useSlotWords();
  const { intl } = useLocale();
  const [first] = useState(() => firstMonth(Date.now()));
  // Of one that is to be chosen again, the time may be over.
  const [month, setMonth] = useState([first, booking.slot.local.date.slice(0, 7)].toSorted()[1] ?? first);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const { askedToMove, movesLeft, isToChoose, timeZone } = booking;
  const params = { id: entitlementId };
  const query = useEndpointQuery(listMoveSlots, { params, query: { month, timeZone } });
  const move = useAction(moveBooking, { done: t('move.done') });
  return (
    <>
      <DialogTitle id={titleId}>{t('move.title')}</DialogTitle>
      <DialogContent className={styles.move}>
        <p className="type-body2 text-secondary">
          {isToChoose || askedToMove ? t('move.askedHint') : t('move.hint', { count: movesLeft })}{' '}
          {t('move.zone', { zone: isolate(zoneName(timeZone, intl)) })}
        </p>
        {query.error && !query.data ? <LoadError title={t('move.failed')} query={query} /> : null}
        <SlotPicker
          month={month}
          onMonth={setMonth}
          range={{ first, last: monthAfter(first, MONTHS) }}
          slots={query.data}
          weekStart={booking.weekStart}
          chosen={chosen}
          onChoose={setChosen}
        />
        {move.failure ? <Alert severity="error">{move.failure}</Alert> : null}
      </DialogContent>
      <DialogActions className={styles.foot}>
        <span className={styles.chosen} aria-live="polite">
          {chosen ? words(chosen.local) : ''}
        </span>
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          disabled={!chosen}
          loading={move.isPending}
          onClick={() =>
            chosen &&
            move.run(
              { params, body: { startsAt: chosen.startsAt, timeZone } },
              { onSuccess: onClose, onError: () => setChosen(null) },
            )
          }
        >
          {t('move.send')}
        </Button>
      </DialogActions>
    </>
  );
}
