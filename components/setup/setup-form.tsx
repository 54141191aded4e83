'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabels } from '@/components/forms/field-labels';
import { wholePress } from '@/components/forms/press';
import { AppLink } from '@/components/ui/app-link';
import { isOfCreators, paths } from '@/lib/shared/paths';
import styles from './setup-form.module.css';
import type { SetupKind, StepId } from './setup-steps';
import type { useSetupForm } from './use-setup-form';

type SetupFormProps<Input extends FieldValues, Output extends FieldValues> = {
  kind: SetupKind;
  state: ReturnType<typeof useSetupForm<Input, Output>>;
  /** The page that the member wanted, if any. */
  next?: string;
  /** The fields of a step. */
  fields: (step: StepId) => ReactNode;
};

/** A setup in steps: the progress, the fields, the buttons. The member can leave and find it as it was. */
export function SetupForm<Input extends FieldValues, Output extends FieldValues>({
  kind,
  state,
  next,
  fields,
}: SetupFormProps<Input, Output>) {
  const { t } = useTranslation('setup');
  const { form, steps, step, refusal, busy } = state;
  const isLast = step === steps.length - 1;
  const count = steps.length;
  return (
    <FormProvider {...form}>
      <FieldLabels>
        <form
          noValidate
          method="post"
          aria-label={t(`${kind}.title`)}
          className="grid gap-5"
          {...wholePress}
          onSubmit={(event) => {
            event.preventDefault();
            void state.submit();
          }}
        >
          <header className="grid gap-1">
            <h1 className="type-h4">{t(`${kind}.title`)}</h1>
            <p className="type-body2 text-secondary">{t(`${kind}.lead`)}</p>
          </header>
          <nav aria-label={t('steps')} className="grid gap-2">
            <p className={`cluster spread type-label ${styles.where}`} role="status">
              {t('progress', { step: step + 1, count })}
              {state.isResumed ? <span className="type-caption text-secondary">{t('resumed')}</span> : null}
            </p>
            <LinearProgress
              variant="determinate"
              value={((step + 1) / count) * 100}
              aria-label={t('progress', { step: step + 1, count })}
            />
            <ol className={styles.steps}>
              {steps.map(({ id }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.step}
                    aria-current={index === step ? 'step' : undefined}
                    onClick={() => void state.go(index)}
                  >
                    {t(`step.${id}`)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          {refusal ? (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          ) : null}
          {steps.map(({ id }, index) => (
            <section key={id} hidden={index !== step} aria-labelledby={`step-${id}`}>
              <h2
                id={`step-${id}`}
                tabIndex={-1}
                ref={index === step ? state.heading : null}
                className={styles.name}
              >
                {t(`step.${id}`)}
              </h2>
              <div className="grid gap-5">{fields(id)}</div>
            </section>
          ))}
          <footer className={`row cluster spread gap-3 ${styles.foot}`}>
            <AppLink href={next && !isOfCreators(next) ? next : paths.home()} className={styles.later}>
              {t('later')}
            </AppLink>
            <div className={styles.buttons}>
              {step > 0 ? (
                <Button variant="text" color="inherit" onClick={() => void state.go(step - 1)}>
                  {t('back')}
                </Button>
              ) : null}
              <Button type="submit" loading={busy}>
                {isLast ? t('finish') : t('next')}
              </Button>
            </div>
          </footer>
        </form>
      </FieldLabels>
    </FormProvider>
  );
}
