'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { QUIZ, roomFor } from '@/lib/contract/limits';
import { NumberSelect } from '../../bookings/hours/number-select';
import { AnswerFields } from './answer-fields';
import { QuestionMedia } from './question-media';
import styles from './quiz.module.css';
import type { QuizValues } from './quiz-values';

const POINTS = [1, 2, 3, 4, 5, 10];

type QuestionCardProps = {
  at: number;
  isOpen: boolean;
  isLast: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** One question: a line, and its fields while it is open. */
export function QuestionCard({ at, isOpen, isLast, onOpen, onMove, onCopy, onRemove }: QuestionCardProps) {
  const { t } = useTranslation('kinds-quizzes');
  const name = `questions.${at}` as const;
  const { text, type, points } = useWatch<QuizValues, typeof name>({ name });
  const { errors } = useFormState<QuizValues>({ name });
  const isWrong = errors.questions?.[at] !== undefined;
  const panelId = useId();
  const label = { number: at + 1 };
  return (
    <div className={styles.question} data-wrong={isWrong}>
      <div className={styles.head}>
        <button
          type="button"
          className={`row gap-3 grow min-0 ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={styles.number}>{at + 1}</span>
          <span className={`grid min-0 type-label anywhere ${styles.words}`}>
            {text ? <BidiText>{text}</BidiText> : <span className="text-muted">{t('question.empty')}</span>}
            <small>
              {t(`type.${type}`)} · {t('question.pointsCount', { count: points })}
              {isWrong ? <span className={styles.wrong}> · {t('question.wrong')}</span> : null}
            </small>
          </span>
        </button>
        <IconButton aria-label={t('question.up', label)} disabled={at === 0} onClick={() => onMove(-1)}>
          <Icon name="chevron-up" size={20} />
        </IconButton>
        <IconButton aria-label={t('question.down', label)} disabled={isLast} onClick={() => onMove(1)}>
          <Icon name="chevron-down" size={20} />
        </IconButton>
      </div>
      {isOpen || isWrong ? (
        <div id={panelId} className={styles.panel}>
          <TextAreaField
            name={`${name}.text`}
            label={t('question.text')}
            rows={2}
            max={QUIZ.longestText}
            required
          />
          <QuestionMedia name={name} />
          <AnswerFields name={name} type={type} />
          <TextAreaField
            name={`${name}.explanation`}
            label={t('question.explanation')}
            hint={t('question.explanationHint')}
            rows={2}
          />
          <div className={styles.pair}>
            <NumberSelect
              name={`${name}.points`}
              label={t('question.points')}
              values={POINTS}
              words={(value) => t('question.pointsCount', { count: value ?? 1 })}
            />
            <TextField
              name={`${name}.pool`}
              label={t('question.pool')}
              hint={t('question.poolHint')}
              maxLength={roomFor(60)}
            />
          </div>
          <div className="cluster spread gap-2">
            <Button variant="text" startIcon={<Icon name="copy" size={20} />} onClick={onCopy}>
              {t('question.copy')}
            </Button>
            <Button
              variant="text"
              color="error"
              startIcon={<Icon name="trash" size={20} />}
              onClick={onRemove}
            >
              {t('question.remove')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
