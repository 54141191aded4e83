'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import styles from './player.module.css';
import type { Jumps } from './use-jumps';

const OFFERED_MS = 20_000;

type JumpBackProps = { jumps: Jumps };

/** For some seconds after a jump: the way back to where the viewer was. */
export function JumpBack({ jumps }: JumpBackProps) {
  const { t } = useTranslation('player');
  const { intl } = useLocale();
  const { cameFrom, goBack, forget } = jumps;
  useEffect(() => {
    if (cameFrom === null) return;
    const timer = setTimeout(forget, OFFERED_MS);
    return () => clearTimeout(timer);
  }, [cameFrom, forget]);
  if (cameFrom === null) return null;
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <Icon name="undo" size={18} />
      {t('goBack', { time: clockTime(cameFrom, intl) })}
    </button>
  );
}
