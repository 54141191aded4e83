'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLast } from '@/components/action/use-last';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import type { HostBooking } from '@/lib/contract/kinds/appointments';
import type { LocalTime } from '@/lib/contract/kinds/booking-hours';
import { paths } from '@/lib/shared/paths';
import { useSlotWords } from '../../times/use-slot-words';
import { AbsencePart } from '../absence/absence-part';
import { BookingAnswers } from '../questions/booking-answers';
import styles from './calendar.module.css';
import { NoteForm } from './note-form';
import { ReasonDialog } from './reason-dialog';
import { RequestPart } from './request-part';

type BookingDialogProps = {
  booking: HostBooking | null;
  /** of the host, IANA */
  timeZone: string;
  onClose: () => void;
};

/** A booking with all that its host can do with it. */
export function BookingDialog({ booking, timeZone, onClose }: BookingDialogProps) {
  const titleId = useId();
  const shown = useLast(booking);
  return (
    <Dialog open={booking !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      {shown ? <Details booking={shown} timeZone={timeZone} titleId={titleId} onClose={onClose} /> : null}
    </Dialog>
  );
}

type DetailsProps = BookingDialogProps & { booking: HostBooking; titleId: string };

function Details({ booking, timeZone, titleId, onClose }: DetailsProps) {
  const { t } = useTranslation('booking-calendar');
  const words = useSlotWords();
  const [asks, setAsks] = useState<'move' | 'cancel' | 'decline' | null>(null);
  const { product, buyer, buyerTime, slot, price, host, place, placeText, state, hasBegun, isOver } = booking;
  const { askedToMove, cancelled, ofPackage, isToChoose } = booking;
  const isOpen = state === 'confirmed' && !hasBegun;
  const elsewhere = (time: LocalTime) => (time.offset === slot.local.offset ? null : words(time));
  return (
    <>
      <DialogTitle id={titleId}>
        <BidiText>{product.title}</BidiText>
      </DialogTitle>
      <DialogContent className={styles.details}>
        {cancelled ? (
          <Alert severity="info">
            {t(`cancelledBy.${cancelled.by}`)}
            {cancelled.by === 'buyer' || cancelled.by === 'refund'
              ? null
              : ` ${t(`cancelledBack.${ofPackage ? 'lesson' : 'money'}`)}`}
          </Alert>
        ) : null}
        <RequestPart booking={booking} timeZone={timeZone} onDecline={() => setAsks('decline')} />
        {isToChoose ? <Alert severity="warning">{t('toChooseHint')}</Alert> : null}
        {askedToMove && isOpen ? <Alert severity="warning">{t('askedHint')}</Alert> : null}
        <FactList
          facts={[
            [t('facts.when'), words(slot.local)],
            [t('facts.theirTime'), elsewhere(buyerTime)],
            [t('facts.hostTime'), host ? elsewhere(slot.host) : null],
            [
              t('facts.where'),
              placeText && place !== 'link' ? (
                <BidiText key="where">{placeText}</BidiText>
              ) : (
                t(`where.${place}`)
              ),
            ],
            [
              t('facts.buyer'),
              <AppLink key="buyer" href={paths.user(buyer._id)}>
                <BidiText>{buyer.name}</BidiText>
              </AppLink>,
            ],
            [
              t('facts.package'),
              ofPackage?.number ? t('lesson', { number: ofPackage.number, count: ofPackage.lessons }) : null,
            ],
            [
              t('facts.host'),
              host ? (
                <AppLink key="host" href={paths.user(host._id)}>
                  <BidiText>{host.name}</BidiText>
                </AppLink>
              ) : null,
            ],
            [t('facts.price'), price ? <Money key="price" money={price} /> : null],
            [
              t('facts.reason'),
              cancelled?.reason ? <BidiText key="reason">{cancelled.reason}</BidiText> : null,
            ],
          ]}
        />
        {state === 'confirmed' && !isOver && place === 'link' ? (
          <Button href={placeText} target="_blank" rel="noreferrer">
            {t('join')}
          </Button>
        ) : null}
        {isOpen || isToChoose ? (
          <div className="cluster gap-2">
            {askedToMove || isToChoose ? null : (
              <Button variant="outlined" onClick={() => setAsks('move')}>
                {t('acts.move')}
              </Button>
            )}
            <Button variant="outlined" color="error" onClick={() => setAsks('cancel')}>
              {t('acts.cancel')}
            </Button>
          </div>
        ) : null}
        <AbsencePart
          side="host"
          id={booking._id}
          isLesson={ofPackage !== null}
          absence={booking.absence}
          maySay={booking.maySayAbsent}
          timeZone={timeZone}
        />
        <BookingAnswers bookingId={booking._id} />
        {host ? null : <NoteForm key={booking._id} booking={booking} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          {t('acts.close')}
        </Button>
      </DialogActions>
      <ReasonDialog
        id={booking._id}
        isLesson={ofPackage !== null}
        isLost={isToChoose}
        act={asks}
        onClose={() => setAsks(null)}
      />
    </>
  );
}
