import styles from './blank-cover.module.css';
import { Icon } from './icon';
import type { IconName } from './icons/registry';

/** Stands where a 4:3 cover would: an icon on a soft tone. */
export function BlankCover({ icon }: { icon: IconName }) {
  return (
    <span className={styles.blank}>
      <Icon name={icon} className={styles.icon} />
    </span>
  );
}
