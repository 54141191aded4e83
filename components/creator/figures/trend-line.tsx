import styles from './lists.module.css';

type TrendLineProps = { values: readonly number[] };

const HEIGHT = 28;
const WIDTH = 96;

/** A metric as one small line. The figures beside it say the same. */
export function TrendLine({ values }: TrendLineProps) {
  const most = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, at) => {
    const y = HEIGHT - 2 - (value / most) * (HEIGHT - 4);
    return `${(at * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}
