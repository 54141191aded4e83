'use client';

import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { type DraftValues, STEPS, type Step, stepOf } from './product-draft';
import styles from './step-nav.module.css';
import { useStepWords } from './use-step-words';

type StepNavProps = { step: Step; onStep: (step: Step) => void };

/** The present step, and buttons for the others; a step with an error says so. */
export function StepNav({ step, onStep }: StepNavProps) {
  const { t } = useTranslation(['creator', 'validation']);
  const words = useStepWords();
  const { errors } = useFormState<DraftValues>();
  const wrong = new Set(Object.keys(errors).map(stepOf));
  return (
    <nav aria-label={t('form.steps')}>
      <ol className={styles.steps}>
        {STEPS.map((name, index) => (
          <li key={name} className="grid">
            <button
              type="button"
              className={`row gap-2 type-label text-secondary ${styles.step}`}
              aria-current={name === step ? 'step' : undefined}
              data-wrong={wrong.has(name)}
              onClick={() => onStep(name)}
            >
              <span className={styles.number} aria-hidden="true">
                {wrong.has(name) ? <Icon name="error" size={18} /> : index + 1}
              </span>
              {words(name)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
