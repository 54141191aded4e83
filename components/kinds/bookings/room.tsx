'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Skeleton } from '@/components/ui/skeleton';
import { TitledCard } from '@/components/ui/titled-card';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBooking } from '@/lib/client/endpoints.gen';
import type { Booking } from '@/lib/contract/kinds/appointments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { MINUTE } from '@/lib/shared/time';
import type { RoomProps } from '../parts';
import { useSlotWords } from '../times/use-slot-words';
import { AbsencePart } from './absence/absence-part';
import { JoinLink, MeetingFacts } from './meeting';
import { PackageRoom } from './packages/package-room';
import styles from './room.module.css';
import { RoomActs } from './room-acts';
import { useRuleLines } from './use-rule-lines';

/** A booked time: when, where, how to join, and how to move or cancel it; or a package of lessons. */
export function BookingRoom(props: RoomProps) {
  return (
    <Messages of={['kinds-bookings', 'booking-room', 'booking-package']}>
      <Room {...props} />
    </Messages>
  );
}

function Room({ entitlementId }: RoomProps) {
  const purchase = usePurchase(entitlementId);
  if (purchase.data?.use === 'book') return <PackageRoom entitlementId={entitlementId} />;
  return <SingleRoom entitlementId={entitlementId} />;
}

function SingleRoom({ entitlementId }: RoomProps) {
  const { t } = useTranslation('booking-room');
  // It is asked again each minute: the link appears shortly before it begins.
  const query = useEndpointQuery(getBooking, { params: { id: entitlementId } }, { refetchInterval: MINUTE });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<Skeleton shape="block" height={240} />}>
      {(booking) => <Appointment entitlementId={entitlementId} booking={booking} />}
    </QueryView>
  );
}

function Appointment({ entitlementId, booking }: RoomProps & { booking: Booking }) {
  const { t } = useTranslation('booking-room');
  const words = useSlotWords();
  const ruleLines = useRuleLines();
  const { slot, place, state, askedToMove, isClockChanged, rules, hasBegun, isToChoose } = booking;
  const isOpen = state === 'confirmed' && !hasBegun;
  return (
    <TitledCard title={t('title')}>
      <div className={styles.room}>
        {askedToMove && isOpen ? (
          <Alert severity="warning">
            {t('asked')} <BidiText>{askedToMove.reason}</BidiText>
          </Alert>
        ) : null}
        {isClockChanged && isOpen ? <Alert severity="warning">{t('clockChanged')}</Alert> : null}
        <Requested booking={booking} />
        {isToChoose ? (
          <ToChoose booking={booking} />
        ) : (
          <>
            <p className="type-h5">{words(slot.local)}</p>
            <JoinLink meeting={booking} word={(name) => t(name)} />
          </>
        )}
        <MeetingFacts
          meeting={booking}
          hasNoTime={isToChoose}
          word={(name) => t(name === 'address' && place === 'phone' ? 'number' : name)}
        />
        <AbsencePart
          side="buyer"
          id={entitlementId}
          absence={booking.absence}
          maySay={booking.maySayAbsent}
          timeZone={booking.timeZone}
        />
        <RoomActs entitlementId={entitlementId} booking={booking} />
        {isOpen ? (
          <p className="type-body2 text-secondary">{[...ruleLines(rules), t('moveRule')].join(' ')}</p>
        ) : null}
      </div>
    </TitledCard>
  );
}

/** That another slot is to be chosen; for a request, until when. */
function ToChoose({ booking: { chooseBy, timeZone } }: { booking: Booking }) {
  const { t } = useTranslation('booking-room');
  const { intl } = useLocale();
  return (
    <Alert severity="warning">
      {t('choose.hint')}{' '}
      {chooseBy ? t('choose.until', { time: isolate(formatMoment(chooseBy, intl, timeZone)) }) : null}
    </Alert>
  );
}

/** Until when the host answers. */
function Requested({ booking: { acceptBy, timeZone } }: { booking: Booking }) {
  const { t } = useTranslation('booking-room');
  const { intl } = useLocale();
  if (!acceptBy) return null;
  return (
    <Alert severity="info">{t('requested', { time: isolate(formatMoment(acceptBy, intl, timeZone)) })}</Alert>
  );
}
