import styles from './drawing.module.css';
import { type DrawingName, drawings } from './drawings';

type DrawingProps = { name: DrawingName };

/** One of the product's line drawings. Decoration: the text beside it says the same. */
export function Drawing({ name }: DrawingProps) {
  const { line, accent } = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <path className={styles.ground} d="M82 10c26-2 50 18 50 46 0 30-22 50-52 50S26 90 28 60s26-48 54-50z" />
      <path className={styles.line} d={line} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
