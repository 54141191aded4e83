'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { Icon } from '@/components/ui/icon';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import { useDownload } from '@/hooks/use-download';
import { cancelBooking, getBookingCalendar } from '@/lib/client/endpoints.gen';
import type { Booking } from '@/lib/contract/kinds/appointments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate, stripBidiMarks } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import type { RoomProps } from '../parts';
import { useSlotWords } from '../times/use-slot-words';
import { MoveDialog } from './move-dialog';

type RoomActsProps = RoomProps & { booking: Booking };

/** What a buyer can do with a booking: move or cancel it, save it, and tell somebody. */
export function RoomActs({ entitlementId, booking }: RoomActsProps) {
  const { t } = useTranslation('booking-room');
  const calendar = useDownload(getBookingCalendar);
  const [asks, setAsks] = useState<'move' | 'cancel' | null>(null);
  const close = () => setAsks(null);
  const { movesLeft, state, hasBegun, isOver } = booking;
  const message = useShareText(entitlementId, booking);
  const cancelDialog = (
    <CancelDialog entitlementId={entitlementId} booking={booking} open={asks === 'cancel'} onClose={close} />
  );
  const moveDialog = (
    <MoveDialog entitlementId={entitlementId} booking={booking} open={asks === 'move'} onClose={close} />
  );
  const withdraw = (
    <Button variant="text" color="error" onClick={() => setAsks('cancel')}>
      {t('withdraw.open')}
    </Button>
  );
  if (booking.isToChoose)
    return (
      <div className="cluster gap-2">
        <Button onClick={() => setAsks('move')}>{t('choose.open')}</Button>
        {booking.chooseBy ? withdraw : null}
        {moveDialog}
        {cancelDialog}
      </div>
    );
  if (state === 'cancelled' || isOver) return null;
  if (state === 'requested')
    return (
      <div className="cluster gap-2">
        {withdraw}
        {cancelDialog}
      </div>
    );
  return (
    <div className="cluster gap-2">
      {movesLeft > 0 ? (
        <Button variant="outlined" onClick={() => setAsks('move')}>
          {t('move.open')}
        </Button>
      ) : null}
      <Button
        variant="outlined"
        loading={calendar.isPending}
        startIcon={<Icon name="calendar" size={20} />}
        onClick={() => calendar.save({ params: { id: entitlementId } }, 'qeema.ics')}
      >
        {t('calendar')}
      </Button>
      <Button
        variant="outlined"
        onClick={() =>
          window.open(`https://wa.me/?text=${encodeURIComponent(message())}`, '_blank', 'noreferrer')
        }
        startIcon={<Icon name="social-whatsapp" size={20} />}
      >
        {t('share')}
      </Button>
      {hasBegun ? null : (
        <Button variant="text" color="error" onClick={() => setAsks('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      {moveDialog}
      {cancelDialog}
    </div>
  );
}

/** What is told to somebody: what, who with, when, and where they find it. */
function useShareText(entitlementId: string, { slot, host, productId }: Booking): () => string {
  const { t } = useTranslation('booking-room');
  const words = useSlotWords();
  const title = usePurchase(entitlementId).data?.product?.title ?? '';
  return () => {
    const told = t('shareText', { title, host: host.name, when: words(slot.local) });
    return `${stripBidiMarks(told)}\n${new URL(paths.product(productId), window.location.origin).href}`;
  };
}

type CancelDialogProps = RoomActsProps & { open: boolean; onClose: () => void };

/** Says what would come back, before anything is cancelled. */
function CancelDialog({ entitlementId, booking, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('booking-room');
  const { intl } = useLocale();
  const { backBps, back, state, chooseBy } = booking;
  const words = state === 'requested' || chooseBy ? 'withdraw' : 'cancel';
  const share = backBps === 10_000 ? 'all' : backBps > 0 ? 'half' : 'none';
  return (
    <ConfirmAction
      endpoint={cancelBooking}
      subject={open || null}
      input={() => ({ params: { id: entitlementId }, body: { backBps } })}
      title={t(`${words}.title`)}
      confirmLabel={t(`${words}.open`)}
      cancelLabel={t('cancel.keep')}
      destructive
      done={t(`${words}.done`)}
      onClose={onClose}
    >
      {t(`cancel.${share}`, { amount: isolate(formatMoney(back, intl)) })}
    </ConfirmAction>
  );
}
