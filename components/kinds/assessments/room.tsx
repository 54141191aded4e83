'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { usePurchase } from '@/hooks/purchases/use-purchase';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSeat } from '@/lib/client/endpoints.gen';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { Messages } from '@/lib/i18n/page-messages';
import { MINUTE } from '@/lib/shared/time';
import { JoinLink, MeetingFacts } from '../bookings/meeting';
import styles from '../bookings/room.module.css';
import { useRuleLines } from '../bookings/use-rule-lines';
import { CertificateCard } from '../courses/certificate/certificate-card';
import type { RoomProps } from '../parts';
import { useSlotWords } from '../times/use-slot-words';
import { AloneRoom } from './alone-room';
import { SeatActs } from './seat-acts';
import { SeatExam } from './seat-exam';

/**
 * A seat: when, where, how to join, whether its holder was there, its quizzes, and how to give it back; or an
 * assessment that was bought alone.
 */
export function SeatRoom(props: RoomProps) {
  return (
    <Messages of={['kinds-bookings', 'workshop-room']}>
      <Room {...props} />
    </Messages>
  );
}

function Room({ entitlementId }: RoomProps) {
  const purchase = usePurchase(entitlementId);
  if (purchase.data?.use === 'take') return <AloneRoom entitlementId={entitlementId} />;
  return <OneSeat entitlementId={entitlementId} />;
}

function OneSeat({ entitlementId }: RoomProps) {
  const { t } = useTranslation('workshop-room');
  // It is asked again each minute: the link appears shortly before the start.
  const query = useEndpointQuery(getSeat, { params: { id: entitlementId } }, { refetchInterval: MINUTE });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<Skeleton shape="block" height={240} />}>
      {(seat) => <Seat entitlementId={entitlementId} seat={seat} />}
    </QueryView>
  );
}

/** Nothing but the word of its host is missing for the certificate. */
const isWaitingForAttendance = ({ state, isOver, attendance, assessments }: WorkshopSeat): boolean =>
  state === 'confirmed' &&
  isOver &&
  attendance === null &&
  assessments.every(({ isRequired, isPassed }) => isPassed || !isRequired);

function Seat({ entitlementId, seat }: RoomProps & { seat: WorkshopSeat }) {
  const { t } = useTranslation('workshop-room');
  const words = useSlotWords();
  const ruleLines = useRuleLines();
  const { slot, state, cancelled, isChanged, rules, hasBegun, attendance } = seat;
  const { certificate, mayHaveCertificate } = seat;
  const isOpen = state === 'confirmed' && !hasBegun;
  return (
    <>
      <TitledCard title={t('title')}>
        <div className={styles.room}>
          {cancelled ? (
            <Alert severity="info">
              {t(`cancelledBy.${cancelled.by}`)}{' '}
              {cancelled.reason ? <BidiText>{cancelled.reason}</BidiText> : null}
            </Alert>
          ) : null}
          {isChanged && isOpen ? <Alert severity="warning">{t('changed')}</Alert> : null}
          <p className="type-h5">{words(slot.local)}</p>
          {attendance ? (
            <div>
              <StatusChip
                tone={attendance === 'present' ? 'success' : 'neutral'}
                label={t(`attendance.${attendance}`)}
              />
            </div>
          ) : null}
          <JoinLink meeting={seat} word={(name) => t(name)} />
          <MeetingFacts meeting={seat} word={(name) => t(name)} />
          <SeatActs entitlementId={entitlementId} seat={seat} />
          {isOpen ? <p className="type-body2 text-secondary">{ruleLines(rules).join(' ')}</p> : null}
        </div>
      </TitledCard>
      {seat.assessments.map((exam) => (
        <SeatExam key={exam.placed} entitlementId={entitlementId} timeZone={seat.timeZone} exam={exam} />
      ))}
      {isWaitingForAttendance(seat) ? (
        <p className="type-body2 text-secondary">{t('certificateLater')}</p>
      ) : null}
      {certificate || mayHaveCertificate ? (
        <CertificateCard
          entitlementId={entitlementId}
          room={{ certificate, requiredCount: 1, completeCount: Number(mayHaveCertificate) }}
          of="workshop"
        />
      ) : null}
    </>
  );
}
