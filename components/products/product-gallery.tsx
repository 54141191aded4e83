'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture';
import type { ProductView } from '@/lib/contract/products';
import { ProductCover } from './product-cover';
import styles from './product-gallery.module.css';

type ProductGalleryProps = { product: Pick<ProductView, 'cover' | 'gallery' | 'type' | 'title'> };

// Seven of twelve parts of what the rail leaves; below that, all of the page.
const STAGE =
  '(min-width: 1280px) 551px, (min-width: 1200px) calc(58.3vw - 196px), (min-width: 900px) calc(58.3vw - 112px), calc(100vw - 24px)';

/** The cover large, the other pictures below it to choose from. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { t } = useTranslation('products');
  const [chosen, setChosen] = useState(0);
  const { cover, gallery, type, title } = product;
  const images = [...(cover ? [{ ...cover, alt: title }] : []), ...gallery];
  const shown = images[chosen] ?? images[0] ?? null;
  return (
    <section className={styles.gallery} aria-label={t('page.gallery')}>
      <div className={styles.stage}>
        <ProductCover image={shown} type={type} alt={shown?.alt ?? ''} sizes={STAGE} priority />
      </div>
      {images.length > 1 ? (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image._id}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === chosen}
                aria-label={t('page.showImage', { number: index + 1 })}
                onClick={() => setChosen(index)}
              >
                <Picture image={image} alt="" sizes="80px" ratio={4 / 3} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
