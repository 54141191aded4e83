import { Icon } from './icon';
import type { IconName } from './icons/registry';
import styles from './status-chip.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

type StatusChipProps = {
  label: string;
  tone: StatusTone;
  /** The longer wording, e.g. 'Payout pending'. */
  title?: string;
  icon?: IconName;
};

/** A state in a word, on its soft tone. The word says it, the colour only helps. */
export function StatusChip({ label, tone, title, icon }: StatusChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`} title={title}>
      {icon ? <Icon name={icon} size={16} /> : null}
      {label}
    </span>
  );
}
