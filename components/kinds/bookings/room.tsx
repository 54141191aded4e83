'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { BidiText } from '@/components/ui/bidi-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FactList } from '@/components/ui/fact-list';
import { Skeleton } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import { useBooking, useCancelBooking } from '@/hooks/kinds/bookings/use-booking';
import { useErrorText } from '@/hooks/use-error-text';
import type { Booking } from '@/lib/contract/kinds/appointments';
import { Messages } from '@/lib/i18n/page-messages';
import type { RoomProps } from '../parts';
import { useSlotWords } from './use-slot-words';

/** A booked time: when, where, and how to cancel it. */
export function BookingRoom(props: RoomProps) {
  return (
    <Messages of={['kinds-bookings']}>
      <Room {...props} />
    </Messages>
  );
}

function Room({ entitlementId }: RoomProps) {
  const { t } = useTranslation('kinds-bookings');
  const query = useBooking(entitlementId);
  if (query.data) return <Appointment entitlementId={entitlementId} booking={query.data} />;
  if (query.error) return <LoadError title={t('room.failed')} query={query} />;
  return <Skeleton shape="block" height={200} />;
}

function Appointment({ entitlementId, booking }: RoomProps & { booking: Booking }) {
  const { t } = useTranslation('kinds-bookings');
  const words = useSlotWords();
  const toast = useToast();
  const errorText = useErrorText();
  const cancel = useCancelBooking(entitlementId);
  const [isAsked, ask] = useState(false);
  const { slot, place, placeText, state, backBps } = booking;
  const back = backBps === 10_000 ? 'cancelAll' : backBps > 0 ? 'cancelHalf' : 'cancelNone';
  const where =
    place === 'link' ? (
      placeText ? (
        <Button href={placeText} target="_blank" rel="noreferrer">
          {t('room.join')}
        </Button>
      ) : (
        t('room.soon')
      )
    ) : (
      <BidiText>{placeText ?? ''}</BidiText>
    );
  return (
    <TitledCard title={t('room.title')} hint={state === 'cancelled' ? t('room.cancelled') : undefined}>
      <FactList
        facts={[
          [t('room.when'), words(slot.local)],
          [t(`place.${place}`), state === 'cancelled' ? null : where],
        ]}
      />
      {state === 'cancelled' ? null : (
        <p>
          <Button href={`/api/entitlements/${entitlementId}/booking/calendar`} variant="outlined" download>
            {t('room.calendar')}
          </Button>{' '}
          <Button variant="text" color="error" onClick={() => ask(true)}>
            {t('room.cancel')}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t('room.cancelTitle')}
        confirmLabel={t('room.cancel')}
        destructive
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false);
          cancel.mutate(backBps, {
            onSuccess: () => toast(t('room.gone')),
            onError: (error) => toast(errorText(error)),
          });
        }}
      >
        {t(`room.${back}`)}
      </ConfirmDialog>
    </TitledCard>
  );
}
