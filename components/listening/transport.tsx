'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
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
      <Step icon="step-back" label={t('back')} onClick={() => seekBy(-BACK_SECONDS)} seconds={BACK_SECONDS} />
      {children}
      <Step
        icon="step-forward"
        label={t('forward')}
        onClick={() => seekBy(FORWARD_SECONDS)}
        seconds={FORWARD_SECONDS}
      />
      <Step icon="next" label={t('next')} onClick={next} />
    </div>
  );
}

type StepProps = {
  icon: 'previous' | 'step-back' | 'step-forward' | 'next';
  label: string;
  /** null where there is none */
  onClick: (() => void) | null;
  /** how far it goes */
  seconds?: number;
};

function Step({ icon, label, onClick, seconds }: StepProps) {
  const { intl } = useLocale();
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
      {seconds ? <span className="type-caption">{numberFormat(intl).format(seconds)}</span> : null}
    </button>
  );
}
