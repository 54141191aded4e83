'use client';

import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Card } from '@/components/ui/card';
import type { IconName } from '@/components/ui/icons/registry';
import { TaskRow } from '@/components/ui/task-row';
import { useSetupGuide } from '@/hooks/creator/use-setup-guide';
import type { SetupGuide as Guide, SetupStep } from '@/lib/contract/setup-guide';
import { paths } from '@/lib/shared/paths';
import styles from './setup-guide.module.css';

const STEPS: Record<SetupStep, { icon: IconName; href: string }> = {
  start_business: { icon: 'store', href: paths.productCreate() },
  add_credibility: { icon: 'user', href: paths.settings('edit_profile') },
  payment_setup: { icon: 'bank', href: paths.wireTransferSetup() },
  identity_verification: { icon: 'shield', href: paths.identity() },
};

/** Leads a creator through the four steps of their setup. Disappears once all are done. */
export function SetupGuide() {
  const { t } = useTranslation('setup-guide');
  const titleId = useId();
  const onError = useErrorToast();
  const { guide, put } = useSetupGuide();
  if (!guide || guide.completed === guide.steps.length) return null;
  const { completed, steps } = guide;
  const progress = t('progress', { completed, of: steps.length });
  return (
    <Card padding="large" labelledBy={titleId} className="stack gap-4">
      <div>
        <h2 id={titleId} className="type-h5">
          {t('title')}
        </h2>
        <p className="type-body2 text-secondary">{progress}</p>
      </div>
      <LinearProgress
        variant="determinate"
        value={(completed / steps.length) * 100}
        aria-label={t('title')}
        aria-valuetext={progress}
      />
      <ol>
        {steps.map((step) => (
          <Step
            key={step.step}
            step={step}
            busy={put.isPending}
            onDo={(state) => put.run({ params: { step: step.step }, body: { state } }, { onError })}
          />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = {
  step: Guide['steps'][number];
  busy: boolean;
  onDo: (state: 'started' | 'escaped') => void;
};

function Step({ step: { step, state, isWaiting }, busy, onDo }: StepProps) {
  const { t } = useTranslation('setup-guide');
  const isDone = state === 'completed';
  const said = isWaiting ? 'waiting' : state === 'completed' || state === 'escaped' ? state : null;
  const { icon, href } = STEPS[step];
  const name = t(`${step}.title`);
  const what = t(isWaiting ? 'look' : state === 'open' ? 'start' : 'go');
  return (
    <li className={styles.step} data-state={state}>
      <TaskRow icon={icon} isDone={isDone} name={name} hint={said ? t(`state.${said}`) : t(`${step}.hint`)}>
        {isDone ? null : (
          <>
            <Button
              href={href}
              variant={state === 'escaped' ? 'text' : 'outlined'}
              aria-label={t('goTo', { what, name })}
              onClick={() => onDo('started')}
            >
              {what}
            </Button>
            {state === 'escaped' || isWaiting ? null : (
              <Button
                variant="text"
                color="inherit"
                disabled={busy}
                aria-label={t('skipOne', { name })}
                onClick={() => onDo('escaped')}
              >
                {t('skip')}
              </Button>
            )}
          </>
        )}
      </TaskRow>
    </li>
  );
}
