import { initialOf } from '@/lib/shared/arabic';
import { IMAGE_WIDTHS } from '@/lib/shared/image';
import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  /** Address of the picture; without one (or when it does not load) the initial is shown. */
  src?: string | null;
  /** Edge length in px: 24, 32, 44, 72, 112 are in use. */
  size?: number;
  /** The label for screen readers; leave it out when the name is beside it. */
  label?: string;
  className?: string;
};

/** Plain HTML, since a list shows dozens: the initial on a soft tone, the picture over it. */
export function Avatar({ name, src, size = 44, label, className }: AvatarProps) {
  const classes = [styles.avatar, styles[`tone${toneOf(name)}`], className].filter(Boolean).join(' ');
  return (
    <span
      className={classes}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.42) }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initialOf(name)}
      {src ? (
        // biome-ignore lint/performance/noImgElement: the file store already serves it small; next/image would resize again
        <img
          src={sharpAt(src, size)}
          srcSet={`${sharpAt(src, size * 2)} 2x, ${sharpAt(src, size * 3)} 3x`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}

/** The rendition for this number of screen pixels; the API names the one that is 160 wide. */
function sharpAt(src: string, pixels: number): string {
  const width = IMAGE_WIDTHS.find((kept) => kept >= pixels) ?? 160;
  return src.replace(/\/160$/, `/${width}`);
}

const TONES = 6;

/** The same name always gets the same tone. */
function toneOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % TONES;
}
