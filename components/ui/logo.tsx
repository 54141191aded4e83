import styles from './logo.module.css';

type LogoProps = {
  /** The product's name beside the mark; a message, not a constant. */
  name?: string;
  size?: number;
};

/** The mark is a ق that is also a Q: a ring with its tail, and two dots for the value that is shared. */
export function Logo({ name, size = 36 }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
        <rect width="48" height="48" rx="14" className={styles.tile} />
        <path d="M31.5 26.5a8 8 0 1 0-8 8c4.5 0 7.5-.2 10.5 3" className={styles.ring} />
        <circle cx="19" cy="11.5" r="2.7" className={styles.dot} />
        <circle cx="28" cy="11.5" r="2.7" className={styles.dot} />
      </svg>
      {name ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
