'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import type { Booking } from '@/lib/contract/kinds/appointments';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { paths } from '@/lib/shared/paths';
import { useSlotWords } from '../times/use-slot-words';
import styles from './room.module.css';

/** What somebody comes to: a booked time, or the date of a workshop. */
type Meeting = Booking | WorkshopSeat;

type MeetingFactsProps = {
  meeting: Meeting;
  /** the time is to be chosen again */
  hasNoTime?: boolean;
  word: (name: 'with' | 'theirTime' | 'where' | 'address') => string;
};

/** Who gives it, when it is by their clock, and where. */
export function MeetingFacts({ meeting, hasNoTime = false, word }: MeetingFactsProps) {
  const { t } = useTranslation('kinds-bookings');
  const words = useSlotWords();
  const { slot, host, place, placeText } = meeting;
  const isElsewhere = slot.host.offset !== slot.local.offset;
  return (
    <FactList
      facts={[
        [
          word('with'),
          <AppLink key="host" href={paths.user(host._id)}>
            <BidiText>{host.name}</BidiText>
          </AppLink>,
        ],
        [word('theirTime'), isElsewhere && !hasNoTime ? words(slot.host) : null],
        [word('where'), t(`place.${place}`)],
        [
          word('address'),
          placeText && place !== 'link' ? <BidiText key="place">{placeText}</BidiText> : null,
        ],
      ]}
    />
  );
}

type JoinLinkProps = { meeting: Meeting; word: (name: 'over' | 'soon' | 'join') => string };

/** The link, from ten minutes before until the end. */
export function JoinLink({ meeting: { place, placeText, state, isOver }, word }: JoinLinkProps) {
  if (isOver) return <p className="type-body2 text-secondary">{word('over')}</p>;
  if (place !== 'link' || state !== 'confirmed') return null;
  if (!placeText) return <p className="type-body2 text-secondary">{word('soon')}</p>;
  return (
    <Button href={placeText} target="_blank" rel="noreferrer" size="large" className={styles.join}>
      {word('join')}
    </Button>
  );
}
