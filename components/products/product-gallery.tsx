'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture';
import type { ProductView } from '@/lib/contract/products';
import { ProductCover } from './product-cover';
import styles from './product-gallery.module.css';

// Loaded when somebody opens a picture.
const MediaViewer = dynamic(
  () => import('@/components/media-viewer/media-viewer').then((module) => module.MediaViewer),
  { ssr: false },
);

type ProductGalleryProps = { product: Pick<ProductView, 'cover' | 'gallery' | 'type' | 'title'> };

// Seven of twelve parts of the width beside the rail; on small screens, the whole page.
const STAGE =
  '(min-width: 1280px) 551px, (min-width: 1200px) calc(58.3vw - 196px), (min-width: 900px) calc(58.3vw - 112px), calc(100vw - 24px)';

/**
 * The large cover, with the other pictures below it. A press shows one in full, as pages of a book must be readable.
 */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { t } = useTranslation('products');
  const [chosen, setChosen] = useState(0);
  const [whole, setWhole] = useState(false);
  const { cover, gallery, type, title } = product;
  const images = [...(cover ? [{ ...cover, alt: title }] : []), ...gallery];
  const shown = images[chosen] ?? images[0] ?? null;
  const stage = <ProductCover image={shown} type={type} alt={shown?.alt ?? ''} sizes={STAGE} priority />;
  return (
    <section className="grid gap-3" aria-label={t('page.gallery')}>
      <div className={styles.stage} data-page={chosen > 0 || !cover}>
        {shown ? (
          <button
            type="button"
            className={styles.open}
            aria-label={[t('page.showWhole', { number: chosen + 1, total: images.length }), shown.alt]
              .filter(Boolean)
              .join(': ')}
            onClick={() => setWhole(true)}
          >
            {stage}
          </button>
        ) : (
          stage
        )}
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
      {whole && shown ? (
        <MediaViewer
          label={t('page.gallery')}
          media={images}
          index={Math.min(chosen, images.length - 1)}
          onMove={setChosen}
          onClose={() => setWhole(false)}
        />
      ) : null}
    </section>
  );
}
