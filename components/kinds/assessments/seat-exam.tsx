'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/components/ui/status-chip';
import type { SeatAssessment, WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { QuizView } from '../quizzes/taking/quiz-view';
import styles from './workshop.module.css';

type SeatExamProps = {
  entitlementId: string;
  /** of the seat; one alone has no times */
  timeZone?: WorkshopSeat['timeZone'];
  exam: SeatAssessment;
};

/** A quiz before or after the date of a seat, or one alone: from when it can be taken, itself, and how it went. */
export function SeatExam({ entitlementId, timeZone, exam }: SeatExamProps) {
  const { t } = useTranslation('workshop-room');
  const { intl } = useLocale();
  const titleId = useId();
  const { placed, state, opensAt, closesAt, isRequired, isPassed } = exam;
  const time = (moment: string | null) => isolate(formatMoment(moment ?? '', intl, timeZone ?? null));
  return (
    <section aria-labelledby={titleId} className="stack gap-3">
      <div className={styles.examHead}>
        <h2 id={titleId} className="type-h5">
          {t(`exam.${placed}`)}
        </h2>
        {isPassed ? <StatusChip tone="success" label={t('exam.passed')} /> : null}
      </div>
      {state === 'early' ? (
        <p className="type-body2 text-secondary">{t('exam.opens', { time: time(opensAt) })}</p>
      ) : null}
      {state === 'open' && closesAt ? (
        <p className="type-body2 text-secondary">{t('exam.untilStart', { time: time(closesAt) })}</p>
      ) : null}
      {state === 'early' && isRequired ? (
        <p className="type-body2 text-secondary">{t('exam.forCertificate')}</p>
      ) : null}
      {state === 'early' ? null : <QuizView place={{ id: entitlementId, placed }} />}
    </section>
  );
}
