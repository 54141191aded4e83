'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { useViewer } from '@/components/layout/viewer-context';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { usePersonLimits } from '@/components/users/use-person-limits';
import { removePostFromCache } from '@/hooks/posts/update-post-cache';
import { useFollow } from '@/hooks/users/use-follow';
import { deletePost } from '@/lib/client/endpoints.gen';
import { askToSignIn } from '@/lib/client/sign-in-ask';
import type { PostView } from '@/lib/contract/posts';
import { paths } from '@/lib/shared/paths';
import { PostComposerDialog } from './composer/composer-dialog';
import { EditPaid } from './composer/edit-paid';
import { useCopyLink } from './use-copy-link';

const TipSheet = dynamic(() => import('@/components/tips/tip-sheet').then((module) => module.TipSheet), {
  ssr: false,
});

type PostMenuProps = {
  post: PostView;
  anchor: HTMLElement | null;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Rare actions: copy the link, stop following, mute, block; for the author, edit and delete; for an operator, hide. */
export function PostMenu({ post, anchor, onClose, onDeleted }: PostMenuProps) {
  const { t } = useTranslation(['posts', 'users', 'common']);
  const { author, can } = post;
  const client = useQueryClient();
  const viewer = useViewer();
  const copyLink = useCopyLink();
  const follow = useFollow(author._id, author.name);
  const limits = usePersonLimits(author, { onClose, onBlocked: onDeleted });
  const [editing, setEditing] = useState(false);
  // A closed sheet that has opened a payment goes on watching it.
  const [tipping, setTipping] = useState<'none' | 'open' | 'closed'>('none');
  const [deleting, setDeleting] = useState(false);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  const tip = () => {
    const { _id: userId, name } = author;
    if (viewer) setTipping('open');
    else askToSignIn({ kind: 'tip', userId, postId: post._id, name });
  };
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem onClick={then(() => void copyLink(post._id))}>
          <Icon name="link" size={20} />
          {t('action.copyLink')}
        </MenuItem>
        {author.isMe ? null : (
          <MenuItem onClick={then(() => follow(!author.isFollowing))}>
            <Icon name={author.isFollowing ? 'user' : 'user-plus'} size={20} />
            {t(author.isFollowing ? 'users:follow.unfollow' : 'users:follow.follow')}
          </MenuItem>
        )}
        {author.isMe || author.role === 'MEMBER' ? null : (
          <MenuItem onClick={then(tip)}>
            <Icon name="love" size={20} />
            {t('action.tip')}
          </MenuItem>
        )}
        {author.isMe ? null : limits.items}
        {viewer?.role === 'ADMIN' && !author.isMe ? (
          <MenuItem component={AppLink} href={paths.adminPosts(post._id)} onClick={onClose}>
            <Icon name="flag" size={20} />
            {t('action.hide')}
          </MenuItem>
        ) : null}
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
      {tipping === 'none' ? null : (
        <TipSheet
          author={author}
          postId={post._id}
          open={tipping === 'open'}
          onClose={() => setTipping('closed')}
        />
      )}
      {editing && !post.paid ? <PostComposerDialog post={post} onClose={() => setEditing(false)} /> : null}
      {editing && post.paid ? <EditPaid post={post} onClose={() => setEditing(false)} /> : null}
      <ConfirmAction
        endpoint={deletePost}
        subject={deleting ? post : null}
        input={({ _id }) => ({ params: { id: _id } })}
        title={t('delete.question')}
        confirmLabel={t('common:action.delete')}
        destructive
        done={t('deletedToast')}
        onDone={() => {
          removePostFromCache(client, post._id, author._id);
          onDeleted?.();
        }}
        onClose={() => setDeleting(false)}
      >
        {t('delete.explain')}
      </ConfirmAction>
    </>
  );
}
