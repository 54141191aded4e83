'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import styles from './composer.module.css';

const PostComposerDialog = dynamic(
  () => import('./composer-dialog').then((module) => module.PostComposerDialog),
  { ssr: false },
);

/** One line that opens the composer; the picture button opens it with the file chooser. */
export function Composer() {
  const { t } = useTranslation('posts');
  const viewer = useViewer();
  const [open, setOpen] = useState<false | 'text' | 'images'>(false);
  if (!viewer) return null;
  return (
    <section className={styles.composer} aria-label={t('composer.open')}>
      <Avatar name={viewer.name} src={viewer.profilePic} size={44} />
      <button
        type="button"
        className={`grow min-0 type-body2 nowrap text-muted ${styles.prompt}`}
        aria-haspopup="dialog"
        onClick={() => setOpen('text')}
      >
        {t('composer.prompt')}
      </button>
      <button
        type="button"
        className={styles.image}
        aria-label={t('composer.addImages')}
        title={t('composer.addImages')}
        aria-haspopup="dialog"
        onClick={() => setOpen('images')}
      >
        <Icon name="image" size={22} />
      </button>
      {open ? <PostComposerDialog choosesImages={open === 'images'} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
