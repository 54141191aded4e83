'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { numberFormat } from '@/lib/shared/intl';
import styles from './figures.module.css';
import { type Metric, percent } from './metrics';

type ChangeProps = { metric: Metric; now: number | null; before: number | null };

/** Compares a figure with the period before: an arrow and a percentage on screen, a sentence for screen readers. */
export function Change({ metric, now, before }: ChangeProps) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const isPoints = metric === 'conversion';
  // Nothing can be given as a percentage of zero. A conversion is compared in points, which zero has too.
  if (now === null || before === null || (before === 0 && now !== 0 && !isPoints))
    return <span className={styles.change}>{t('change.none')}</span>;
  if (now === before) return <span className={styles.change}>{t('change.same')}</span>;
  const isUp = now > before;
  const difference = Math.abs(now - before);
  const points = numberFormat(intl, { maximumFractionDigits: 1 }).format(difference / 100);
  const share = isolate(percent(difference / Math.abs(before), intl));
  return (
    <span className={styles.change} data-way={isUp ? 'up' : 'down'}>
      <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={16} />
      <span aria-hidden="true">{isPoints ? t('change.points', { points }) : share}</span>
      <VisuallyHidden>
        {isPoints
          ? t(isUp ? 'change.upPoints' : 'change.downPoints', { points })
          : t(isUp ? 'change.up' : 'change.down', { percent: share })}
      </VisuallyHidden>
    </span>
  );
}
