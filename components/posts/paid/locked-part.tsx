'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '@/components/files/file-icon';
import { FileSize } from '@/components/files/file-size';
import { QueryView } from '@/components/session/query-view';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useLockedPart } from '@/hooks/paid-posts/use-locked-part';
import type { LockedPart as Locked } from '@/lib/contract/paid-posts';
import { Messages } from '@/lib/i18n/page-messages';
import { PostMedia } from '../post-media';
import { PostText } from '../post-text';
import styles from './locked-part.module.css';

type LockedPartProps = {
  postId: string;
  /** Shows the free part before it: where the post itself is not on screen. */
  withFree?: boolean;
};

/** The locked part of a post: text, pictures and files. Only those who may read it are sent it. */
export function LockedPart(props: LockedPartProps) {
  return (
    <Messages of={['social', 'products']}>
      <Part {...props} />
    </Messages>
  );
}

function Part({ postId, withFree = false }: LockedPartProps) {
  const { t } = useTranslation('posts');
  const [edition, setEdition] = useState<number>();
  const query = useLockedPart(postId, edition);
  const skeleton = (
    <SkeletonGroup className={styles.bones}>
      <Skeleton width="90%" />
      <Skeleton width="96%" />
      <Skeleton width="60%" />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('paid.failed')} skeleton={skeleton}>
      {({ bought, newest, version, free, text, media, files }) => (
        <div className={styles.part}>
          {bought !== null && bought < newest ? (
            <p className={styles.newer}>
              {t('paid.isNewer')}{' '}
              <button type="button" onClick={() => setEdition(version === newest ? bought : undefined)}>
                {t(version === newest ? 'paid.showBought' : 'paid.showNewest')}
              </button>
            </p>
          ) : null}
          {withFree ? <PostText text={free} mentions={[]} whole /> : null}
          <PostText text={text} mentions={[]} whole />
          <PostMedia media={media} priority={false} label={t('paid.pictures')} />
          <Files files={files} />
        </div>
      )}
    </QueryView>
  );
}

function Files({ files }: Pick<Locked, 'files'>) {
  const { t } = useTranslation('posts');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('paid.files')}>
      {files.map((file) => (
        <li key={file._id} className={styles.file}>
          <Icon name={fileIcon(file.mime)} size={24} className={styles.icon} />
          <span className={`grid grow min-0 type-label anywhere ${styles.name}`}>
            <BidiText>{file.name}</BidiText>
            <span className="type-caption text-muted">
              <FileSize bytes={file.size} />
            </span>
          </span>
          <a
            href={file.url}
            download={file.name}
            className={styles.download}
            aria-label={t('paid.download', { name: file.name })}
          >
            <Icon name="download" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
