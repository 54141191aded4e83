'use client';

import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '@/lib/contract/kinds/quizzes';

/** What an option reads as, by its id; those of true and false are ours to word. */
export function useOptionText({ type, options }: AskedQuestion): (id: string | null) => string {
  const { t } = useTranslation('quiz-room');
  if (type === 'true_false') return (id) => t(id === 'true' ? 'true' : 'false');
  return (id) => options.find(({ _id }) => _id === id)?.text ?? '';
}
