'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '@/lib/contract/kinds/absences';
import { Messages } from '@/lib/i18n/page-messages';
import styles from './absence.module.css';
import { AbsenceDialog, AgreeDialog } from './absence-dialogs';
import { AbsenceState } from './absence-state';

type AbsencePartProps = {
  /** of the viewer */
  side: Absence['saidBy'];
  /** the booking's for hosts, for buyers the purchase's or the lesson's */
  id: string;
  /** of a package */
  isLesson?: boolean;
  absence: Absence | null;
  maySay: boolean;
  /** of the viewer, IANA; that of the platform where it is not known */
  timeZone: string | null;
};

/** That somebody was not there: what was said, until when one can object, what became of it, and what one can do. */
export function AbsencePart(props: AbsencePartProps) {
  if (!props.absence && !props.maySay) return null;
  return (
    <Messages of={['booking-absence']}>
      <Part {...props} />
    </Messages>
  );
}

function Part({ side, id, isLesson = false, absence, timeZone }: AbsencePartProps) {
  const { t } = useTranslation('booking-absence');
  const [asks, setAsks] = useState<'say' | 'object' | 'agree' | null>(null);
  const of = { side, id, isLesson, onClose: () => setAsks(null) };
  const isTheirs =
    absence !== null && absence.saidBy !== side && absence.objection === null && absence.outcome === null;
  return (
    <div className={styles.part}>
      {absence ? (
        <AbsenceState side={side} isLesson={isLesson} absence={absence} timeZone={timeZone} />
      ) : null}
      <div className={`cluster gap-2 ${styles.acts}`}>
        {absence === null ? (
          <Button variant="outlined" onClick={() => setAsks('say')}>
            {t(`open.${side}`)}
          </Button>
        ) : null}
        {isTheirs ? (
          <>
            <Button onClick={() => setAsks('object')}>{t('object.open')}</Button>
            <Button variant="outlined" onClick={() => setAsks('agree')}>
              {t('agree.open')}
            </Button>
          </>
        ) : null}
      </div>
      <AbsenceDialog {...of} act={asks === 'agree' ? null : asks} />
      <AgreeDialog {...of} open={asks === 'agree'} />
    </div>
  );
}
