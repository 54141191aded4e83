import styles from './hero-drawing.module.css';

/**
 * The product in one drawing: value moves in a circle. The big ring is the ق of the logo. Along it are a person, a
 * page, a reaction and a coin. Decoration only.
 */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 440 340" className={styles.drawing} aria-hidden="true">
      <path
        className={styles.ground}
        d="M250 24c92-8 168 54 170 146 2 96-70 152-176 152S36 262 40 172 150 32 250 24z"
      />
      <path className={styles.ring} d="M310 178a86 86 0 1 0-86 86c58 0 92-4 124 22" />
      <circle className={styles.dot} cx="198" cy="52" r="12" />
      <circle className={styles.dot} cx="240" cy="52" r="12" />
      <g className={styles.card} transform="translate(28 172)">
        <rect width="104" height="124" rx="16" />
        <path className={styles.line} d="M20 28h44M20 48h64M20 68h64" />
        <path className={styles.accent} d="M20 98h28" />
      </g>
      <g className={styles.card} transform="translate(316 58)">
        <circle cx="40" cy="40" r="40" />
        <path className={styles.line} d="M40 20a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM17 66a24 24 0 0 1 46 0" />
      </g>
      <g className={styles.card} transform="translate(192 146)">
        <rect width="64" height="64" rx="32" />
        <path
          className={styles.accent}
          d="M32 46s-16-9-16-20a8.6 8.6 0 0 1 16-4.6 8.6 8.6 0 0 1 16 4.6c0 11-16 20-16 20z"
        />
      </g>
      <g className={styles.coin} transform="translate(334 196)">
        <circle cx="32" cy="32" r="32" />
        <path d="M32 17v30M40 24c-2-4-15-5-15 2s15 5 15 12-13 7-16 1" />
      </g>
    </svg>
  );
}
