import styles from './logo.module.css';

type LogoProps = {
  /** The product's name beside the mark; a message, not a constant. */
  name?: string;
  size?: number;
};

/**
 * The mark is the ق of قيمة: a ring, its bowl, and two dots in the accent colour. `scripts/brand/mark.mjs` draws the
 * same.
 */
export function Logo({ name, size = 36 }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="rigid">
        <rect width="48" height="48" rx="14" className={styles.tile} />
        <circle cx="28" cy="22" r="6.6" className={styles.letter} />
        <path d="M34.6 22v2.6c0 7-4.9 11.4-11 11.4-5.6 0-9.7-3.3-10.4-8.6" className={styles.letter} />
        <circle cx="23.7" cy="9.8" r="2.7" className={styles.dot} />
        <circle cx="32.3" cy="9.8" r="2.7" className={styles.dot} />
      </svg>
      {name ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
