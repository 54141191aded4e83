'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture';
import type { PostView } from '@/lib/contract/posts';
import styles from './post-media.module.css';

const MediaViewer = dynamic(
  () => import('@/components/media-viewer/media-viewer').then((module) => module.MediaViewer),
  {
    ssr: false,
  },
);

type PostMediaProps = {
  media: PostView['media'];
  priority: boolean;
  /** Names the list for screen readers. */
  label?: string;
};

// As wide as the feed, without the card's edges.
const ONE =
  '(min-width: 1200px) 606px, (min-width: 900px) calc(100vw - 514px), (min-width: 700px) 606px, calc(100vw - 58px)';
const HALF =
  '(min-width: 1200px) 301px, (min-width: 900px) calc(50vw - 259px), (min-width: 700px) 301px, calc(50vw - 31px)';
/** Several pictures share a grid of fixed tiles; a single one keeps its own ratio. */
const TILE: Readonly<Record<number, number | undefined>> = { 2: 4 / 5, 3: 1, 4: 4 / 3 };

/** Up to four pictures; a press shows one in full. */
export function PostMedia({ media, priority, label }: PostMediaProps) {
  const { t } = useTranslation('posts');
  const [shown, setShown] = useState<number | null>(null);
  if (media.length === 0) return null;
  const total = media.length;
  return (
    <>
      <ul className={styles.grid} data-count={total} aria-label={label ?? t('media.label')}>
        {media.map((image, index) => (
          <li key={image._id}>
            <button
              type="button"
              className={styles.open}
              aria-label={[t('media.open', { number: index + 1, total }), image.alt]
                .filter(Boolean)
                .join(': ')}
              onClick={() => setShown(index)}
            >
              <Picture
                image={image}
                alt={image.alt}
                sizes={total === 1 ? ONE : HALF}
                ratio={TILE[total]}
                priority={priority && index === 0}
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <MediaViewer
          label={t('media.label')}
          media={media}
          index={shown}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
