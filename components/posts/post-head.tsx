'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { ClippedText } from '@/components/ui/clipped-text';
import { Icon } from '@/components/ui/icon';
import { TimeAgo } from '@/components/ui/time-ago';
import { FollowButton } from '@/components/users/follow-button';
import type { PostView } from '@/lib/contract/posts';
import { paths } from '@/lib/shared/paths';
import styles from './post-head.module.css';
import { PostMenuButton } from './post-menu-button';

type PostHeadProps = { post: PostView; nameId: string; nameAs?: 'h2' | 'h3'; onDeleted?: () => void };

/** Avatar, name, headline, time and audience. At the end Follow, unless the viewer follows the author, and the menu. */
export function PostHead({ post, nameId, nameAs: Name = 'h3', onDeleted }: PostHeadProps) {
  const { t } = useTranslation('posts');
  const { author, audience, createdAt, editedAt, reason } = post;
  const profile = paths.user(author._id);
  return (
    <header className={styles.head}>
      <AppLink href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.name} src={author.profilePic} size={44} />
      </AppLink>
      <div className={`stack grow min-0 ${styles.words}`}>
        <div className={styles.first}>
          <Name className={styles.heading} id={nameId}>
            <AppLink href={profile} className={styles.name}>
              <ClippedText>{author.name}</ClippedText>
            </AppLink>
          </Name>
          {reason && !author.isFollowing && !author.isMe ? (
            <FollowButton userId={author._id} name={author.name} isFollowing={author.isFollowing} as="link" />
          ) : null}
        </div>
        {author.headline ? (
          <ClippedText className="type-caption text-secondary">{author.headline}</ClippedText>
        ) : null}
        <p className={`row cluster type-caption text-muted ${styles.meta}`}>
          <AppLink href={paths.post(post._id)} className={styles.time}>
            <TimeAgo time={createdAt} />
          </AppLink>
          <Icon
            name={audience === 'public' ? 'globe' : 'users'}
            size={14}
            label={t(`audience.${audience}`)}
          />
          {editedAt ? <span>{t('edited')}</span> : null}
          {reason ? <span>{t(`reason.${reason.kind}`)}</span> : null}
        </p>
      </div>
      <PostMenuButton post={post} onDeleted={onDeleted} />
    </header>
  );
}
