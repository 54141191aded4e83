import type { ProductCard as Product } from '@/lib/contract/products';
import styles from './product-band.module.css';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

type ProductBandProps = {
  id: string;
  title: string;
  products: readonly Product[];
  /** Shares its line with another band when there is space. */
  half?: boolean;
};

/** A few other products below one, under a title. Rendered by the server; shows nothing when there are none. */
export function ProductBand({ id, title, products, half = false }: ProductBandProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.band} data-half={half}>
      <h2 id={id} className="type-h5">
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
