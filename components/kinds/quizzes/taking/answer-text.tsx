'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { AskedQuestion } from '@/lib/contract/kinds/quizzes';
import { useOptionText } from './option-text';

/** An answer as one reads it. */
export function AnswerText({ question, answer }: { question: AskedQuestion; answer: Answer | null }) {
  const { t } = useTranslation('quiz-room');
  const textOf = useOptionText(question);
  if (!answer) return <span>{t('result.none')}</span>;
  if ('text' in answer) return <BidiText>{answer.text || t('result.none')}</BidiText>;
  const texts = answer.chosen.map((id, at) =>
    question.type === 'match' ? `${question.lefts[at]}: ${textOf(id) || t('result.none')}` : textOf(id),
  );
  if (texts.length === 0) return <span>{t('result.none')}</span>;
  return <BidiText>{texts.join(t('between'))}</BidiText>;
}
