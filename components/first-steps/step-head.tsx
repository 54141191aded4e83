import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { FIRST_STEPS } from '@/lib/contract/choices';
import type { FirstStep } from '@/lib/contract/first-steps';
import styles from './first-steps.module.css';

type StepHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  step: FirstStep;
  /** the first step is 1 */
  number: number;
  /** Leads to the step before, if there is one. */
  onBack?: () => void;
};

/** The progress, and what this step is for. */
export function StepHead({ ref, step, number, onBack }: StepHeadProps) {
  const { t } = useTranslation('first-steps');
  return (
    <header className={styles.head}>
      <div className={styles.place}>
        {onBack ? (
          <IconButton edge="start" aria-label={t('back')} onClick={onBack}>
            <Icon name="back" />
          </IconButton>
        ) : null}
        <span className="type-caption text-secondary">
          {t('place', { number, total: FIRST_STEPS.length })}
        </span>
        <ol className={styles.marks} aria-hidden="true">
          {FIRST_STEPS.map((each, index) => (
            <li key={each} data-done={index < number} />
          ))}
        </ol>
      </div>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {t(`${step}.title`)}
      </h1>
      <p className="type-body2 text-secondary">{t(`${step}.subtitle`)}</p>
    </header>
  );
}
