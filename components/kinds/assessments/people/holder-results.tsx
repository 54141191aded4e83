'use client';

import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { StatusChip } from '@/components/ui/status-chip';
import type { SeatHolder } from '@/lib/contract/kinds/workshop-people';

const ExtraDialog = dynamic(() =>
  import('../../quizzes/extra/extra-dialog').then((module) => module.ExtraDialog),
);

type HolderResultsProps = {
  /** the seat, or the purchase of an assessment alone */
  takerId: string;
  name: string;
  results: SeatHolder['results'];
  /** before that, nobody can have taken the one after it */
  hasBegun: boolean;
};
type Result = HolderResultsProps['results'][number];

/** How the quizzes of a workshop went for somebody, and a way to give them more time or another attempt. */
export function HolderResults({ takerId, name, results, hasBegun }: HolderResultsProps) {
  const { t } = useTranslation('workshop-people');
  const [isOpen, setOpen] = useState(false);
  const label = t('exam.extra', { name });
  const shown = results.filter(({ placed }) => hasBegun || placed === 'before');
  const wordsOf = ({ placed, attemptsCount, bestPercent }: Result) => {
    if (bestPercent !== null) return t(`exam.result.${placed}`, { percent: bestPercent });
    return t(`exam.${attemptsCount > 0 ? 'started' : 'none'}.${placed}`);
  };
  return (
    <div className="row cluster gap-2">
      {shown.map((result) => (
        <StatusChip
          key={result.placed}
          tone={result.isPassed ? 'success' : result.bestPercent === null ? 'neutral' : 'warning'}
          icon={result.isPassed ? 'check' : undefined}
          title={
            result.bestPercent === null ? undefined : t(`exam.${result.isPassed ? 'isPassed' : 'isFailed'}`)
          }
          label={wordsOf(result)}
        />
      ))}
      <IconButton aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="quiz" size={20} />
      </IconButton>
      {isOpen ? <ExtraDialog taker={{ takerId }} name={name} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
