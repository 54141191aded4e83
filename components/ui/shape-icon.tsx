import styles from './icon.module.css';
import type { IconShape } from './icons/shape';

export type ShapeIconProps = {
  shape: IconShape;
  /** Edge length in px. */
  size?: number;
  /** Fills the shape with its own colour: chosen, saved, rated. */
  filled?: boolean;
  /** The label of an icon that stands alone; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** An icon in the colour of the text around it, for shapes of few pages; those of all pages have names (`Icon`). */
export function ShapeIcon({ shape, size = 24, filled = false, label, className }: ShapeIconProps) {
  const { d, mirror } = shape;
  const classes = [styles.icon, mirror && styles.mirror, className].filter(Boolean).join(' ');
  const drawing = <path d={d} fill={filled ? 'currentColor' : 'none'} />;
  if (!label) {
    return (
      <svg className={classes} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={classes} width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
