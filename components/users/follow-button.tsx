'use client';

import { useTranslation } from 'react-i18next';
import { useFollow } from '@/hooks/users/use-follow';
import styles from './follow-button.module.css';

type FollowButtonProps = {
  userId: string;
  name: string;
  isFollowing: boolean;
  followsMe?: boolean;
  /** `link` stands in a line of text; `wide` fills a card. */
  as?: 'button' | 'wide' | 'link';
};

/** Follows or unfollows. Plain HTML, since lists show dozens. */
export function FollowButton(props: FollowButtonProps) {
  const { userId, name, isFollowing, followsMe = false, as = 'button' } = props;
  const { t } = useTranslation('users');
  const follow = useFollow(userId, name);
  const words = isFollowing ? 'follow.following' : followsMe ? 'follow.followBack' : 'follow.follow';
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[as]}`}
      aria-pressed={isFollowing}
      aria-label={t(`${words}Name`, { name })}
      onClick={() => follow(!isFollowing)}
    >
      {t(words)}
    </button>
  );
}
