'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { ClippedText } from '@/components/ui/clipped-text';
import type { PersonCard as Person } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';
import { FollowButton } from './follow-button';
import styles from './person-card.module.css';
import { PersonReason } from './person-row';

type PersonCardProps = {
  person: Person;
  /** Heading level of the name; depends on the place of the card. */
  nameAs?: 'h2' | 'h3';
};

/** A person on a card: avatar, name, headline, followers, Follow. */
export function PersonCard({ person, nameAs: Name = 'h3' }: PersonCardProps) {
  const { t } = useTranslation('users');
  const profile = paths.user(person._id);
  return (
    <article className={`stack gap-3 min-0 ${styles.card}`}>
      <AppLink href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={person.name} src={person.profilePic} size={72} />
      </AppLink>
      <div className={styles.words}>
        <Name className={styles.heading}>
          <AppLink href={profile} className={styles.name}>
            <ClippedText>{person.name}</ClippedText>
          </AppLink>
        </Name>
        <ClippedText lines={2} className={styles.headline}>
          {person.headline || person.bio}
        </ClippedText>
        {person.reason ? (
          <PersonReason person={person} />
        ) : (
          <span className="type-caption text-muted">{t('followers', { count: person.followersCount })}</span>
        )}
      </div>
      {person.isMe ? (
        <span className={`type-caption text-muted ${styles.me}`}>{t('you')}</span>
      ) : (
        <FollowButton userId={person._id} name={person.name} isFollowing={person.isFollowing} as="wide" />
      )}
    </article>
  );
}
