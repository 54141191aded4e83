'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { useSeat } from '@/hooks/kinds/assessments/use-seat';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { Messages } from '@/lib/i18n/page-messages';
import { paths } from '@/lib/shared/paths';
import styles from '../bookings/room.module.css';
import { useRuleLines } from '../bookings/use-rule-lines';
import { useSlotWords } from '../bookings/use-slot-words';
import { CertificateCard } from '../courses/certificate/certificate-card';
import type { RoomProps } from '../parts';
import { SeatActs } from './seat-acts';

/** A seat: when, where, how to join, whether its holder was there, and how to give it back. */
export function SeatRoom(props: RoomProps) {
  return (
    <Messages of={['kinds-bookings', 'workshop-room']}>
      <Room {...props} />
    </Messages>
  );
}

function Room({ entitlementId }: RoomProps) {
  const { t } = useTranslation('workshop-room');
  const query = useSeat(entitlementId);
  if (query.data) return <Seat entitlementId={entitlementId} seat={query.data} />;
  if (query.error) return <LoadError title={t('failed')} query={query} />;
  return <Skeleton shape="block" height={240} />;
}

function Seat({ entitlementId, seat }: RoomProps & { seat: WorkshopSeat }) {
  const { t } = useTranslation(['workshop-room', 'kinds-bookings']);
  const words = useSlotWords();
  const ruleLines = useRuleLines();
  const { slot, host, place, placeText, state, isChanged, rules, hasBegun, attendance } = seat;
  const { certificate, mayHaveCertificate } = seat;
  const isElsewhere = slot.host.offset !== slot.local.offset;
  const isOpen = state === 'confirmed' && !hasBegun;
  return (
    <>
      <TitledCard title={t('title')}>
        <div className={styles.room}>
          {isChanged && isOpen ? <Alert severity="warning">{t('changed')}</Alert> : null}
          <p className={styles.when}>{words(slot.local)}</p>
          {attendance ? (
            <div>
              <StatusChip
                tone={attendance === 'present' ? 'success' : 'neutral'}
                label={t(`attendance.${attendance}`)}
              />
            </div>
          ) : null}
          <Join seat={seat} />
          <FactList
            facts={[
              [
                t('with'),
                <AppLink key="host" href={paths.user(host._id)}>
                  <BidiText>{host.name}</BidiText>
                </AppLink>,
              ],
              [t('theirTime'), isElsewhere ? words(slot.host) : null],
              [t('where'), t(`kinds-bookings:place.${place}`)],
              [
                t('address'),
                placeText && place !== 'link' ? <BidiText key="place">{placeText}</BidiText> : null,
              ],
            ]}
          />
          <SeatActs entitlementId={entitlementId} seat={seat} />
          {isOpen ? <p className={styles.rules}>{ruleLines(rules).join(' ')}</p> : null}
        </div>
      </TitledCard>
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

/** The link, from ten minutes before until the end. */
function Join({ seat: { place, placeText, state, isOver } }: { seat: WorkshopSeat }) {
  const { t } = useTranslation('workshop-room');
  if (isOver) return <p className={styles.note}>{t('over')}</p>;
  if (place !== 'link' || state !== 'confirmed') return null;
  if (!placeText) return <p className={styles.note}>{t('soon')}</p>;
  return (
    <Button href={placeText} target="_blank" rel="noreferrer" size="large" className={styles.join}>
      {t('join')}
    </Button>
  );
}
