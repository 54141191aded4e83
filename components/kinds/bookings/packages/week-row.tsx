'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/components/ui/status-chip';
import type { PackageWeek } from '@/lib/contract/kinds/packages';
import { useSlotWords } from '../../times/use-slot-words';
import styles from './package.module.css';

type WeekRowProps = {
  week: PackageWeek;
  /** what was chosen instead */
  chosen: string | undefined;
  onChoose: (startsAt: string) => void;
};

/** One of the weeks: its time where it is free, and otherwise what is free instead. */
export function WeekRow({ week: { slot, state, others }, chosen, onChoose }: WeekRowProps) {
  const { t } = useTranslation('booking-package');
  const words = useSlotWords();
  return (
    <li className={styles.week}>
      <div className="row cluster spread gap-2">
        <span className="type-label">{words(slot.local)}</span>
        <StatusChip tone={state === 'free' ? 'success' : 'warning'} label={t(`weeks.state.${state}`)} />
      </div>
      {state === 'free' ? null : (
        <>
          <p className="type-body2 text-secondary">
            {t(others.length > 0 ? 'weeks.others' : 'weeks.skipped')}
          </p>
          {others.length > 0 ? (
            <div className="cluster gap-2">
              {others.map(({ startsAt, local }) => (
                <Button
                  key={startsAt}
                  size="small"
                  variant={chosen === startsAt ? 'contained' : 'outlined'}
                  aria-pressed={chosen === startsAt}
                  onClick={() => onChoose(chosen === startsAt ? '' : startsAt)}
                >
                  {words(local)}
                </Button>
              ))}
            </div>
          ) : null}
        </>
      )}
    </li>
  );
}
