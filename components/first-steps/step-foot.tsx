import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import styles from './first-steps.module.css';

type StepFootProps = {
  /** What going on is called here. */
  label: string;
  onNext: () => void;
  /** Leaves the step as it is; absent where nothing is left undone. */
  onSkip?: () => void;
  busy: boolean;
};

/** On, or past it. */
export function StepFoot({ label, onNext, onSkip, busy }: StepFootProps) {
  const { t } = useTranslation('first-steps');
  return (
    <div className={styles.foot}>
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
