import styles from './hero-drawing.module.css';

/**
 * The product in one drawing: value goes around. The big ring is the ق of the mark, open like a conversation; on its
 * way stand a person, a page of knowledge, a reaction and a coin. Decoration.
 */
export function HeroDrawing() {
  return (
    <svg viewBox="0 0 440 340" className={styles.drawing} aria-hidden="true">
      <path
        className={styles.ground}
        d="M250 24c92-8 168 54 170 146 2 96-70 152-176 152S36 262 40 172 150 32 250 24z"
      />
      <path className={styles.ring} d="M318 206a98 98 0 1 0-98 98c52 0 88-2 124 22" />
      <circle className={styles.dot} cx="196" cy="60" r="13" />
      <circle className={styles.dot} cx="240" cy="60" r="13" />
      <g className={styles.card} transform="translate(52 116)">
        <rect width="118" height="142" rx="16" />
        <path className={styles.line} d="M20 30h58M20 50h78M20 70h78M20 90h46" />
        <path className={styles.accent} d="M20 116h30" />
      </g>
      <g className={styles.card} transform="translate(286 62)">
        <circle cx="40" cy="40" r="40" />
        <path className={styles.line} d="M40 22a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM18 66a23 23 0 0 1 44 0" />
      </g>
      <g className={styles.card} transform="translate(196 168)">
        <rect width="52" height="52" rx="26" />
        <path
          className={styles.accent}
          d="M26 38S12 30 12 20.5a7.5 7.5 0 0 1 14-4 7.5 7.5 0 0 1 14 4C40 30 26 38 26 38z"
        />
      </g>
      <g className={styles.coin} transform="translate(334 210)">
        <circle cx="34" cy="34" r="34" />
        <path d="M34 18v32M42 25c-2-4-16-5-16 2s16 5 16 12-14 7-17 1" />
      </g>
    </svg>
  );
}
