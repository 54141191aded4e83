'use client';

import { useTranslation } from 'react-i18next';
import { useWeekdays } from '../../times/use-week';
import { useDuration } from '../use-duration';
import styles from './hours.module.css';
import { NumberSelect } from './number-select';

const STEPS = [10, 15, 20, 30, 60];
const BUFFERS = [0, 5, 10, 15, 30, 45, 60];
const NOTICES = [0, 60, 180, 360, 720, 1440, 2880, 4320, 10_080];
const FURTHEST = [7, 14, 30, 60, 90, 180, 365];
const LIMITS_A_DAY = [null, 1, 2, 3, 4, 5, 6, 8, 10];
const LIMITS_A_WEEK = [null, 1, 2, 3, 5, 10, 15, 20, 30];
const WEEK_STARTS = [6, 0, 1];

/** How close and how far ahead one can be booked, how often, and with what rest between. */
export function RulesFields() {
  const { t } = useTranslation('booking-hours');
  const duration = useDuration();
  const weekdays = useWeekdays(0);
  const minutes = (value: number | null) => duration(value ?? 0);
  const rest = (value: number | null) => (value ? duration(value) : t('rules.noBuffer'));
  const limit = (value: number | null) =>
    value === null ? t('rules.noLimit') : t('rules.most', { count: value });
  return (
    <div className={`stack gap-4 ${styles.rules}`}>
      <NumberSelect
        name="leastNotice"
        label={t('rules.leastNotice')}
        values={NOTICES}
        words={(value) => (value ? duration(value) : t('rules.noNotice'))}
        hint={t('rules.leastNoticeHint')}
      />
      <NumberSelect
        name="furthestDays"
        label={t('rules.furthest')}
        values={FURTHEST}
        words={(value) => duration((value ?? 0) * 1440)}
      />
      <NumberSelect
        name="step"
        label={t('rules.step')}
        values={STEPS}
        words={minutes}
        hint={t('rules.stepHint')}
      />
      <NumberSelect
        name="weekStart"
        label={t('rules.weekStart')}
        values={WEEK_STARTS}
        words={(value) => weekdays[value ?? 0]?.name ?? ''}
      />
      <NumberSelect name="bufferBefore" label={t('rules.before')} values={BUFFERS} words={rest} />
      <NumberSelect
        name="bufferAfter"
        label={t('rules.after')}
        values={BUFFERS}
        words={rest}
        hint={t('rules.bufferHint')}
      />
      <NumberSelect name="mostPerDay" label={t('rules.perDay')} values={LIMITS_A_DAY} words={limit} />
      <NumberSelect name="mostPerWeek" label={t('rules.perWeek')} values={LIMITS_A_WEEK} words={limit} />
    </div>
  );
}
