'use client';

import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import type { TakenQuiz } from '@/hooks/kinds/quizzes/use-extras';
import styles from './extra.module.css';

export type Extra = TakenQuiz['extra'];

const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const ATTEMPTS = [0, 1, 2, 3, 5, 10];

type ExtraFieldsProps = { quiz: TakenQuiz; extra: Extra; onChange: (extra: Extra) => void };

/** One quiz: how it went for the learner, and what is added for them. What has no limit needs nothing. */
export function ExtraFields({ quiz, extra, onChange }: ExtraFieldsProps) {
  const { t } = useTranslation('kinds-quizzes');
  const { minutes, attempts, attemptsCount, bestPercent, isPassed } = quiz;
  return (
    <fieldset className={`stack gap-2 min-0 ${styles.quiz}`}>
      <legend>{'placed' in quiz ? t(`extra.${quiz.placed}`) : <BidiText>{quiz.title}</BidiText>}</legend>
      <p className="type-caption text-secondary">
        {attemptsCount === 0 ? t('extra.notTried') : t('settings.attemptsCount', { count: attemptsCount })}
        {bestPercent === null ? null : ` · ${t('extra.best', { percent: bestPercent })}`}
        {isPassed ? ` · ${t('extra.passed')}` : null}
      </p>
      {minutes === null && attempts === null ? (
        <p className="type-caption text-secondary">{t('extra.noLimits')}</p>
      ) : null}
      <div className={styles.fields}>
        {minutes === null ? null : (
          <Choice
            label={t('extra.minutes', { count: minutes })}
            value={extra.minutes}
            values={MINUTES}
            words={(count) => (count === 0 ? t('extra.nothing') : t('settings.minutesCount', { count }))}
            onChoose={(minutes) => onChange({ ...extra, minutes })}
          />
        )}
        {attempts === null ? null : (
          <Choice
            label={t('extra.attempts', { count: attempts })}
            value={extra.attempts}
            values={ATTEMPTS}
            words={(count) => (count === 0 ? t('extra.nothing') : t('settings.attemptsCount', { count }))}
            onChoose={(attempts) => onChange({ ...extra, attempts })}
          />
        )}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  value: number;
  values: readonly number[];
  words: (value: number) => string;
  onChoose: (value: number) => void;
};

function Choice({ label, value, values, words, onChoose }: ChoiceProps) {
  const all = values.includes(value) ? values : [...values, value].sort((one, other) => one - other);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {all.map((each) => (
        <option key={each} value={each}>
          {words(each)}
        </option>
      ))}
    </TextField>
  );
}
