'use client';

import MuiTextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoughtPackage } from '@/lib/contract/kinds/packages';

const LONGEST = 1000;

interface LessonAnswers {
  answers: { question: string; answer: string }[];
  /** nothing that has to be answered is open */
  isComplete: boolean;
  /** null where nothing is asked */
  fields: ReactNode;
}

/** What the host of a package asks with its first lesson: the fields, and what was written in them. */
export function useLessonAnswers(questions: BoughtPackage['questions']): LessonAnswers {
  const { t } = useTranslation('kinds-bookings');
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const answerTo = (text: string) => (given[text] ?? '').trim();
  const answers = questions.map(({ text }) => ({ question: text, answer: answerTo(text) }));
  const isComplete = questions.every(({ text, isRequired }) => !isRequired || answerTo(text) !== '');
  const fields = questions.length > 0 && (
    <section className="stack gap-3" aria-label={t('questions.title')}>
      <h3 className="type-label">{t('questions.title')}</h3>
      <p className="type-body2 text-secondary">{t('questions.ofPackage')}</p>
      {questions.map(({ text, isRequired }) => (
        <MuiTextField
          key={text}
          label={isRequired ? text : t('questions.optional', { question: text })}
          value={given[text] ?? ''}
          onChange={({ target }) => setGiven({ ...given, [text]: target.value })}
          multiline
          minRows={2}
          required={isRequired}
          slotProps={{ htmlInput: { maxLength: LONGEST, dir: 'auto' } }}
        />
      ))}
    </section>
  );
  return { answers, isComplete, fields: fields || null };
}
