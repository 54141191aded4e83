'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { useFirstSteps } from '@/hooks/first-steps/use-first-steps';
import { useMe } from '@/hooks/session/use-me';
import { FIRST_STEPS } from '@/lib/contract/choices';
import type { FirstStep, FirstSteps as Standing } from '@/lib/contract/first-steps';
import { paths } from '@/lib/shared/paths';
import styles from './first-steps.module.css';
import { InterestsStep } from './interests-step';
import { PeopleStep } from './people-step';
import { PhotoStep } from './photo-step';
import { StepHead } from './step-head';

const STEPS = { interests: InterestsStep, people: PeopleStep, photo: PhotoStep };

/**
 * Interests, people to follow, a photo. Each step can be skipped, and the member can stop and come back to the same
 * step.
 */
export function FirstSteps() {
  const { t } = useTranslation('first-steps');
  const router = useRouter();
  const { steps, move } = useFirstSteps();
  const { data: me } = useMe();
  const step = stepOf(steps);
  const title = useFocusOnMove(step);
  if (!me) return null;

  const at = FIRST_STEPS.indexOf(step);
  const go = (to: Standing['at']) =>
    move.run(
      { body: { at: to } },
      {
        onSuccess: ({ offered }) => {
          if (!offered) router.push(paths.home());
        },
      },
    );
  const Step = STEPS[step];
  const before = FIRST_STEPS[at - 1];
  return (
    <>
      <StepHead ref={title} step={step} number={at + 1} onBack={before && (() => go(before))} />
      <Step key={step} onNext={() => go(FIRST_STEPS[at + 1] ?? 'finished')} moving={move.isPending} />
      <p className={styles.later}>
        <AppLink href={paths.home()}>{t('later')}</AppLink>
      </p>
    </>
  );
}

function stepOf(steps: Standing | undefined): FirstStep {
  return FIRST_STEPS.find((step) => step === steps?.at) ?? (steps?.at === 'finished' ? 'photo' : 'interests');
}

/** The new step's title is read out, and the page scrolls to the top. The first step is at the top anyway. */
function useFocusOnMove(step: FirstStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}
