'use client';

import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { UploadedImage } from '@/hooks/files/use-image-upload';
import { useErrorText } from '@/hooks/use-error-text';
import { roomFor } from '@/lib/contract/limits';
import styles from './composer-images.module.css';

const LONGEST_ALT = 300;

type ComposerImagesProps = {
  images: readonly UploadedImage[];
  onDescribe: (key: string, alt: string) => void;
  onRemove: (key: string) => void;
};

/** The chosen pictures: progress, an ALT button for the description, remove. */
export function ComposerImages({ images, onDescribe, onRemove }: ComposerImagesProps) {
  const { t } = useTranslation('posts');
  const [described, setDescribed] = useState<string | null>(null);
  const index = images.findIndex(({ key }) => key === described);
  const current = images[index];
  if (images.length === 0) return null;
  return (
    <div className="grid gap-4">
      <ul className={styles.grid} data-count={images.length}>
        {images.map((image, position) => (
          <Thumbnail
            key={image.key}
            image={image}
            number={position + 1}
            described={image.key === described}
            onDescribe={() => setDescribed((key) => (key === image.key ? null : image.key))}
            onRemove={() => onRemove(image.key)}
          />
        ))}
      </ul>
      {current ? (
        <TextField
          key={current.key}
          label={t('composer.altTitle', { number: index + 1 })}
          helperText={t('composer.altHint')}
          value={current.alt}
          autoFocus
          multiline
          maxRows={3}
          onChange={(event) => onDescribe(current.key, event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: roomFor(LONGEST_ALT) } }}
        />
      ) : null}
    </div>
  );
}

type ThumbnailProps = {
  image: UploadedImage;
  number: number;
  described: boolean;
  onDescribe: () => void;
  onRemove: () => void;
};

function Thumbnail({ image, number, described, onDescribe, onRemove }: ThumbnailProps) {
  const { t } = useTranslation('posts');
  const words = useErrorText();
  const percent = Math.round(image.progress * 100);
  const waiting = !image.fileId && !image.error;
  return (
    <li className={styles.thumbnail}>
      {/* biome-ignore lint/performance/noImgElement: a file of this device, or a small rendition */}
      <img src={image.preview} alt={image.alt} className={styles.image} />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('composer.remove', { number })}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
      {image.error ? (
        <p className={styles.error} role="alert">
          {words(image.error) || t('composer.failed')}
        </p>
      ) : (
        <button
          type="button"
          className={styles.alt}
          data-done={image.alt.trim() !== ''}
          aria-expanded={described}
          aria-label={t('composer.altTitle', { number })}
          onClick={onDescribe}
        >
          {t('composer.altBadge')}
          {image.alt.trim() ? <Icon name="check" size={14} /> : null}
        </button>
      )}
      {waiting ? (
        <LinearProgress
          variant="determinate"
          value={percent}
          className={styles.progress}
          aria-label={t('composer.progress', { percent })}
        />
      ) : null}
    </li>
  );
}
