'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberSelect } from '../hours/number-select';
import { useDuration } from '../use-duration';
import { useRuleLines } from '../use-rule-lines';
import styles from './form.module.css';
import type { BookingsDraft } from './form-schema';

const FREE = [0, 2, 6, 12, 24, 48, 72, 168];
const HALF = [0, 2, 6, 12, 24, 48];

/** Until when a buyer who cancels gets everything back, and until when half; and how buyers read it. */
export function RulesFields() {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  const lines = useRuleLines();
  const { getValues, setValue } = useFormContext<{ content: BookingsDraft }>();
  const { freeUntilHours: free, halfUntilHours: half } = useWatch<
    { content: BookingsDraft },
    'content.rules'
  >({ name: 'content.rules' });
  const before = (value: number | null) =>
    value ? t('form.before', { time: duration(value * 60) }) : t('form.untilStart');
  return (
    <fieldset className="grid gap-4">
      <legend className={styles.label}>{t('form.rules')}</legend>
      <div className={`stack gap-4 ${styles.pair}`}>
        <NumberSelect
          name="content.rules.freeUntilHours"
          label={t('form.free')}
          values={FREE}
          words={before}
          onChosen={(value) => {
            // Half comes after all of it.
            const chosen = value ?? 0;
            if (getValues('content.rules.halfUntilHours') > chosen)
              setValue('content.rules.halfUntilHours', chosen, { shouldDirty: true });
          }}
        />
        <NumberSelect
          name="content.rules.halfUntilHours"
          label={t('form.half')}
          values={[...new Set([...HALF.filter((value) => value < free), free])]}
          words={(value) => (value === free ? t('form.noHalf') : before(value))}
        />
      </div>
      <p className="type-body2 text-secondary">
        {lines({ freeUntilHours: free, halfUntilHours: half }).join(' ')}
      </p>
    </fieldset>
  );
}
