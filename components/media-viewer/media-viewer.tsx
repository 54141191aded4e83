'use client';

import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { nextIndex } from '@/components/ui/tabs-bar';
import { useCover } from '@/hooks/use-cover';
import type { PostView } from '@/lib/contract/posts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { avifSrcSet, imageSrc, imageSrcSet } from '@/lib/shared/image';
import { numberFormat } from '@/lib/shared/intl';
import styles from './media-viewer.module.css';

type MediaViewerProps = {
  /** The label for the pictures. */
  label: string;
  media: PostView['media'];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** Full-size pictures, one at a time. Arrow keys follow the reading direction. */
export function MediaViewer({ label, media, index, onMove, onClose }: MediaViewerProps) {
  const { t } = useTranslation('posts');
  const { dir, intl } = useLocale();
  const image = media[index];
  useCover(image !== undefined, onClose);
  if (!image) return null;
  const total = media.length;
  const move = (by: number) => onMove((index + by + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.code, index, total, dir);
    if (next !== null) onMove(next);
  };
  const figure = numberFormat(intl);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { className: styles.paper, 'aria-label': label } }}
    >
      <header className={styles.head}>
        <span dir="ltr">{total > 1 ? `${figure.format(index + 1)} / ${figure.format(total)}` : null}</span>
        <IconButton onClick={onClose} aria-label={t('media.close')} className={styles.button}>
          <Icon name="close" />
        </IconButton>
      </header>
      <figure className={styles.figure}>
        <picture key={image._id} className={styles.picture}>
          <source type="image/avif" srcSet={avifSrcSet(image)} sizes="100vw" />
          <img
            src={imageSrc(image, 1280)}
            srcSet={imageSrcSet(image)}
            sizes="100vw"
            width={image.width}
            height={image.height}
            alt={image.alt}
            className={styles.image}
          />
        </picture>
        {image.alt ? (
          <figcaption className={styles.caption}>
            <BidiText>{image.alt}</BidiText>
          </figcaption>
        ) : null}
      </figure>
      {total > 1 ? (
        <>
          <IconButton
            className={`${styles.button} ${styles.previous}`}
            aria-label={t('media.previous')}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-back" />
          </IconButton>
          <IconButton
            className={`${styles.button} ${styles.next}`}
            aria-label={t('media.next')}
            onClick={() => move(1)}
          >
            <Icon name="chevron-forward" />
          </IconButton>
        </>
      ) : null}
    </Dialog>
  );
}
