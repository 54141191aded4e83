'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import styles from './listening-bar.module.css';
import { BACK_SECONDS, FORWARD_SECONDS, type Steps } from './use-media-session';

type TransportProps = { steps: Steps; className: string | undefined; children?: ReactNode };

/** The ways to other places and episodes, around the button to play. They read from left to right. */
export function Transport({ steps, className, children }: TransportProps) {
  const { t } = useTranslation('listening');
  const { previous, next, seekBy } = steps;
  return (
    <div className={className} dir="ltr">
      <Step icon="previous" label={t('previous')} onClick={previous} />
      <Step icon="step-back" label={t('back')} onClick={() => seekBy(-BACK_SECONDS)} />
      {children}
      <Step icon="step-forward" label={t('forward')} onClick={() => seekBy(FORWARD_SECONDS)} />
      <Step icon="next" label={t('next')} onClick={next} />
    </div>
  );
}

type StepProps = {
  icon: 'previous' | 'step-back' | 'step-forward' | 'next';
  label: string;
  /** null where there is none */
  onClick: (() => void) | null;
};

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-step={icon}
      aria-label={label}
      title={label}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      <ShapeIcon shape={playerIcons[icon]} size={22} />
    </button>
  );
}
