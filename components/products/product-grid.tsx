import type { ReactNode } from 'react';
import styles from './product-grid.module.css';

/**
 * The width of a card's cover, as in `<img sizes>`: the columns of product-grid.module.css, without the page's margins,
 * the rail, the gaps and the card's borders. `page` is a grid as wide as the page, `feed` one beside the side rail.
 */
export const COVER_SIZES = {
  page: [
    '(min-width: 1280px) 230px',
    '(min-width: 1244px) calc(25vw - 90px)',
    '(min-width: 1200px) calc(33.3vw - 114px)',
    '(min-width: 1100px) calc(25vw - 54px)',
    '(min-width: 900px) calc(33.3vw - 66px)',
    '(min-width: 672px) calc(33.3vw - 23px)',
    '(min-width: 512px) calc(50vw - 26px)',
    '(min-width: 431px) calc(50vw - 24px)',
    '(min-width: 344px) calc(50vw - 20px)',
    'calc(100vw - 26px)',
  ].join(', '),
  feed: [
    '(min-width: 1120px) 201px',
    '(min-width: 960px) calc(50vw - 250px)',
    '(min-width: 900px) calc(50vw - 248px)',
    '(min-width: 672px) 201px',
    '(min-width: 512px) calc(50vw - 26px)',
    '(min-width: 431px) calc(50vw - 24px)',
    '(min-width: 344px) calc(50vw - 20px)',
    'calc(100vw - 26px)',
  ].join(', '),
} as const;

export type GridPlace = keyof typeof COVER_SIZES;

type ProductGridProps = { children: ReactNode };

/** As many columns of cards as fit; each child is an `<li>`. */
export function ProductGrid({ children }: ProductGridProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}
