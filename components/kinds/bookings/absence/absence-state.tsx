'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { FactList } from '@/components/ui/fact-list';
import type { Absence } from '@/lib/contract/kinds/absences';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import styles from './absence.module.css';

type AbsenceStateProps = {
  side: Absence['saidBy'];
  isLesson: boolean;
  absence: Absence;
  timeZone: string | null;
};

/** How it stands, and what both sides said. */
export function AbsenceState({ side, isLesson, absence, timeZone }: AbsenceStateProps) {
  const { t } = useTranslation('booking-absence');
  const { intl } = useLocale();
  const { saidBy, text, answerBy, objection, outcome } = absence;
  const other = saidBy === 'host' ? 'buyer' : 'host';
  const name = (who: Absence['saidBy']) => t(`words.${who === side ? 'you' : who}`);
  const said = (words: string | null) => (words ? <BidiText>{words}</BidiText> : null);
  const of = isLesson ? 'lesson' : 'single';
  const time = isolate(formatMoment(answerBy, intl, timeZone));
  return (
    <Alert severity={outcome ? 'info' : 'warning'}>
      <div className={styles.state}>
        <p>
          {outcome
            ? t(`${of}.${outcome}.${side}`)
            : objection !== null
              ? t('waits')
              : t(`${of}.${saidBy === side ? 'mine' : 'theirs'}.${side}`, { time })}
        </p>
        {text || objection ? (
          <FactList
            facts={[
              [name(saidBy), said(text)],
              [name(other), said(objection)],
            ]}
          />
        ) : null}
      </div>
    </Alert>
  );
}
