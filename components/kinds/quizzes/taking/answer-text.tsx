'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import type { Answer } from '@/lib/contract/kinds/quiz-questions';
import type { AskedQuestion } from '@/lib/contract/kinds/quizzes';
import { useOptionText } from './option-text';
import styles from './taking.module.css';

/** An answer as one reads it. */
export function AnswerText({ question, answer }: { question: AskedQuestion; answer: Answer | null }) {
  const { t } = useTranslation('quiz-room');
  const textOf = useOptionText(question);
  if (!answer) return <span>{t('result.none')}</span>;
  if ('text' in answer) return <BidiText>{answer.text || t('result.none')}</BidiText>;
  if (question.type === 'match') return <Matched question={question} chosen={answer.chosen} />;
  if (answer.chosen.length === 0) return <span>{t('result.none')}</span>;
  return <BidiText>{answer.chosen.map(textOf).join(t('between'))}</BidiText>;
}

/** Each pair stands in a line of its own. */
function Matched({ question, chosen }: { question: AskedQuestion; chosen: readonly (string | null)[] }) {
  const { t } = useTranslation('quiz-room');
  const textOf = useOptionText(question);
  // Items keep their places, and may read the same.
  const lines = question.pairItems.map((item, at) => ({ item, at, id: chosen[at] ?? null }));
  return (
    <ul className={styles.matched}>
      {lines.map(({ item, at, id }) => (
        <li key={at}>
          <BidiText>{item}</BidiText>: {id === null ? t('result.none') : <BidiText>{textOf(id)}</BidiText>}
        </li>
      ))}
    </ul>
  );
}
