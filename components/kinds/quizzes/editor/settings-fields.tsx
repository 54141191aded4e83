'use client';

import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/forms/select-field';
import { isOfLesson, type QuizPlace } from '@/hooks/kinds/quizzes/quiz-place';
import { QUIZ_REVEALS } from '@/lib/contract/choices';
import { NumberSelect } from '../../bookings/hours/number-select';
import { Flag } from './answer-fields';
import styles from './quiz.module.css';
import type { QuizValues } from './quiz-values';

const PASS = [0, 40, 50, 60, 70, 75, 80, 90, 100];
const ATTEMPTS = [null, 1, 2, 3, 5, 10];
const MINUTES = [null, 5, 10, 15, 20, 30, 45, 60, 90, 120];

/** How a quiz is taken. What passing it opens: the next lessons, or the certificate of a workshop. */
export function SettingsFields({ place }: { place: QuizPlace }) {
  const { t } = useTranslation('kinds-quizzes');
  return (
    <div className="stack gap-4">
      <div className={styles.pair}>
        <NumberSelect
          name="passPercent"
          label={t('settings.pass')}
          values={PASS}
          words={(value) => t('settings.percent', { percent: value ?? 0 })}
        />
        <NumberSelect
          name="attempts"
          label={t('settings.attempts')}
          values={ATTEMPTS}
          words={(value) =>
            value === null ? t('settings.noLimit') : t('settings.attemptsCount', { count: value })
          }
        />
        <NumberSelect
          name="minutes"
          label={t('settings.minutes')}
          values={MINUTES}
          words={(value) =>
            value === null ? t('settings.noLimit') : t('settings.minutesCount', { count: value })
          }
        />
        <SelectField
          name="reveals"
          label={t('settings.reveals')}
          options={QUIZ_REVEALS.map((value) => ({ value, label: t(`settings.revealed.${value}`) }))}
        />
      </div>
      <Draws />
      <div>
        {isOfLesson(place) || place.placed === 'after' ? (
          <Flag
            name="isGate"
            label={t(isOfLesson(place) ? 'settings.isGate' : 'settings.isForCertificate')}
          />
        ) : null}
        <Flag name="shufflesQuestions" label={t('settings.shufflesQuestions')} />
        <Flag name="shufflesOptions" label={t('settings.shufflesOptions')} />
      </div>
    </div>
  );
}

/** How many questions are drawn from each pool that a question names. */
function Draws() {
  const { t } = useTranslation('kinds-quizzes');
  const { setValue } = useFormContext<QuizValues>();
  const [questions, draws] = useWatch<QuizValues, ['questions', 'draws']>({ name: ['questions', 'draws'] });
  const sizes = Map.groupBy(
    questions.map(({ pool }) => pool.trim()).filter((pool) => pool !== ''),
    (pool) => pool,
  );
  if (sizes.size === 0) return null;
  const draw = (pool: string, count: number | null) =>
    setValue(
      'draws',
      [
        ...draws.filter((one) => one.pool !== pool && sizes.has(one.pool)),
        ...(count ? [{ pool, count }] : []),
      ],
      { shouldDirty: true },
    );
  return (
    <div className={styles.pair}>
      {[...sizes].map(([pool, { length }]) => (
        <MuiTextField
          key={pool}
          select
          label={t('settings.pool', { pool })}
          value={Math.min(draws.find((one) => one.pool === pool)?.count ?? 0, length)}
          onChange={({ target }) => draw(pool, Number(target.value) || null)}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          <MenuItem value={0}>{t('settings.allOf', { count: length })}</MenuItem>
          {Array.from({ length }, (_, at) => at + 1).map((count) => (
            <MenuItem key={count} value={count}>
              {t('settings.drawn', { count })}
            </MenuItem>
          ))}
        </MuiTextField>
      ))}
    </div>
  );
}
