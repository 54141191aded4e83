import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ReactionName } from '@/lib/contract/posts';
import styles from './reaction-icon.module.css';

type ReactionIconProps = {
  name: ReactionName;
  size: number;
  /** On a round soft ground with a border: for the summary line and the tray. */
  badge?: boolean;
};

/** The icon of a reaction in its own colour. */
export function ReactionIcon({ name, size, badge = false }: ReactionIconProps) {
  const colors = {
    '--reaction': `var(--q-reaction-${name})`,
    '--reaction-soft': `var(--q-reaction-${name}-soft)`,
    inlineSize: size,
    blockSize: size,
  } as CSSProperties;
  return (
    <span className={badge ? `${styles.icon} ${styles.badge}` : styles.icon} style={colors}>
      <Icon name={name} size={badge ? Math.round(size * 0.72) : size} />
    </span>
  );
}
