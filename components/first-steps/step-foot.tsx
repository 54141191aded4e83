import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import styles from './first-steps.module.css';

type StepFootProps = {
  /** The label of the button that goes on. */
  label: string;
  onNext: () => void;
  /** Skips the step; absent when nothing is left to skip. */
  onSkip?: () => void;
  busy: boolean;
};

/** The buttons to go on or to skip the step. */
export function StepFoot({ label, onNext, onSkip, busy }: StepFootProps) {
  const { t } = useTranslation('first-steps');
  return (
    <div className="flex gap-2">
      {onSkip ? (
        <Button variant="text" color="inherit" size="large" disabled={busy} onClick={onSkip}>
          {t('skip')}
        </Button>
      ) : null}
      <Button size="large" className={styles.next} loading={busy} onClick={onNext}>
        {label}
      </Button>
    </div>
  );
}
