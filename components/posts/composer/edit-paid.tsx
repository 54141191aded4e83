'use client';

import Dialog from '@mui/material/Dialog';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useLockedPart } from '@/hooks/paid-posts/use-locked-part';
import type { PostView } from '@/lib/contract/posts';
import { PostComposerDialog } from './composer-dialog';
import styles from './composer-dialog.module.css';

type EditPaidProps = { post: PostView; onClose: () => void };

/** Edits a paid post: its locked part is read first, as the post itself does not bring it. */
export function EditPaid({ post, onClose }: EditPaidProps) {
  const { t } = useTranslation('posts');
  const query = useLockedPart(post._id);
  if (query.data) return <PostComposerDialog post={post} locked={query.data} onClose={onClose} />;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-label={t('composer.editTitle')}>
      <div className={styles.body}>
        {query.error ? (
          <LoadError title={t('paid.failed')} query={query} />
        ) : (
          <SkeletonGroup>
            <Skeleton shape="block" height={280} />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  );
}
