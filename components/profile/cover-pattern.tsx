import styles from './profile-header.module.css';

/** Shown when no cover was chosen: the product's own pattern. */
export function CoverPattern() {
  return (
    <svg
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.pattern}
    >
      <circle cx="90" cy="180" r="120" />
      <circle cx="90" cy="180" r="78" />
      <circle cx="520" cy="20" r="140" />
      <circle cx="520" cy="20" r="92" />
      <circle cx="520" cy="20" r="48" />
      <path d="M0 120C160 40 300 210 600 90" />
      <path d="M0 150C170 70 320 230 600 120" />
    </svg>
  );
}
