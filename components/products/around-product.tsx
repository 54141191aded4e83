import type { ProductCard, ProductShop, ProductView } from '@/lib/contract/products';
import { getTranslation } from '@/lib/i18n/server';
import { isolate } from '@/lib/shared/arabic';
import { ProductBand } from './product-band';
import styles from './product-band.module.css';

type AroundProductProps = { product: ProductView; shop: ProductShop };

/** As many as fit side by side on the widest screen. */
const ROW = 4;

/** Below a product: products bought together with it, more from its seller, similar ones. */
export async function AroundProduct({ product, shop }: AroundProductProps) {
  const { t } = await getTranslation('products');
  const together = shop.related.filter(({ boughtTogether }) => boughtTogether);
  const alike = shop.related.filter(({ boughtTogether }) => !boughtTogether);
  const bands = [
    { id: 'bought-together', title: t('page.boughtTogether'), products: together.slice(0, ROW) },
    {
      id: 'more-by-seller',
      title: t('page.moreBy', { name: isolate(product.owner.name) }),
      products: shop.others,
    },
    { id: 'alike', title: t('page.alike'), products: alike.slice(0, ROW) },
  ].filter(({ products }) => products.length > 0);
  if (bands.length === 0) return null;
  const halves = halvesOf(bands.map(({ products }) => products));
  return (
    <div className={styles.bands}>
      {bands.map((band, index) => (
        <ProductBand key={band.id} {...band} half={halves.has(index)} />
      ))}
    </div>
  );
}

/** The bands that share a line: the first two in succession with at most two products each. */
export function halvesOf(bands: readonly (readonly ProductCard[])[]): ReadonlySet<number> {
  const isSmall = (index: number) => (bands[index]?.length ?? ROW) <= ROW / 2;
  const first = bands.findIndex((_, index) => isSmall(index) && isSmall(index + 1));
  return new Set(first < 0 ? [] : [first, first + 1]);
}
