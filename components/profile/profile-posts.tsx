'use client';

import { useTranslation } from 'react-i18next';
import { Composer } from '@/components/posts/composer/composer';
import { PostList } from '@/components/posts/post-list';
import { EmptyView } from '@/components/ui/empty-view';
import type { Profile } from '@/lib/contract/users';

type ProfilePostsProps = { profile: Profile };

/** The posts of a member; on the member's own page with the composer above. */
export function ProfilePosts({ profile }: ProfilePostsProps) {
  const { t } = useTranslation('users');
  return (
    <div className="stack gap-4">
      {profile.isMe ? <Composer /> : null}
      <PostList
        isPaged
        source={{ of: 'user', userId: profile._id }}
        label={t('profile.posts')}
        isBelowPicture={profile.cover !== null}
        empty={
          profile.isMe ? (
            <EmptyView
              drawing="posts"
              title={t('profile.noPostsMine')}
              subtitle={t('profile.noPostsMineHint')}
            />
          ) : (
            <EmptyView drawing="posts" title={t('profile.noPosts')} />
          )
        }
      />
    </div>
  );
}
