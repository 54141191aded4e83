import type { ProductCard as Product } from '@/lib/contract/products';
import styles from './product-band.module.css';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

type ProductBandProps = { id: string; title: string; products: readonly Product[] };

/** A few other products below one, under a title. Drawn by the server; nothing where there are none. */
export function ProductBand({ id, title, products }: ProductBandProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.band}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ProductGrid>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
