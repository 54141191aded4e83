'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { usePersonLimits } from '@/components/users/use-person-limits';
import { useDeletePost } from '@/hooks/posts/use-delete-post';
import { useErrorText } from '@/hooks/use-error-text';
import { useFollow } from '@/hooks/users/use-follow';
import type { PostView } from '@/lib/contract/posts';
import { PostComposerDialog } from './composer/composer-dialog';
import { useCopyLink } from './use-copy-link';

type PostMenuProps = {
  post: PostView;
  anchor: HTMLElement | null;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Rare actions: copy the link, stop following, mute, block; for the author, edit and delete. */
export function PostMenu({ post, anchor, onClose, onDeleted }: PostMenuProps) {
  const { t } = useTranslation(['posts', 'users', 'common']);
  const { author, can } = post;
  const toast = useToast();
  const words = useErrorText();
  const copyLink = useCopyLink();
  const follow = useFollow(author._id, author.name);
  const remove = useDeletePost(post);
  const limits = usePersonLimits(author, { onClose, onBlocked: onDeleted });
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  const confirmDelete = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setDeleting(false);
        toast(t('deletedToast'));
        onDeleted?.();
      },
    });

  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem onClick={then(() => void copyLink(post._id))}>
          <Icon name="link" size={20} />
          {t('action.copyLink')}
        </MenuItem>
        {author.isMe ? null : (
          <MenuItem onClick={then(() => follow.mutate(!author.isFollowing))}>
            <Icon name={author.isFollowing ? 'user' : 'user-plus'} size={20} />
            {t(author.isFollowing ? 'users:follow.unfollow' : 'users:follow.follow')}
          </MenuItem>
        )}
        {author.isMe ? null : limits.items}
        {can.edit ? (
          <MenuItem onClick={then(() => setEditing(true))}>
            <Icon name="edit" size={20} />
            {t('action.edit')}
          </MenuItem>
        ) : null}
        {can.delete ? (
          <MenuItem onClick={then(() => setDeleting(true))}>
            <Icon name="trash" size={20} />
            {t('action.delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {limits.dialog}
      {editing ? <PostComposerDialog post={post} onClose={() => setEditing(false)} /> : null}
      <ConfirmDialog
        open={deleting}
        title={t('delete.question')}
        confirmLabel={t('common:action.delete')}
        destructive
        loading={remove.isPending}
        error={remove.error ? words(remove.error) : null}
        onConfirm={confirmDelete}
        onCancel={() => setDeleting(false)}
      >
        {t('delete.explain')}
      </ConfirmDialog>
    </>
  );
}
