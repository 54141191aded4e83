'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { ClippedText } from '@/components/ui/clipped-text';
import { Handle } from '@/components/ui/handle';
import type { PersonCard } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { FollowButton } from './follow-button';
import styles from './person-row.module.css';
import { PersonWords } from './person-words';

type PersonRowProps = { person: PersonCard };

/** One person in a line: avatar, name, headline, why suggested, Follow. */
export function PersonRow({ person }: PersonRowProps) {
  const { t } = useTranslation('users');
  const profile = paths.user(person._id);
  return (
    <div className={`row cluster min-0 ${styles.row}`}>
      <AppLink href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={person.name} src={person.profilePic} size={44} />
      </AppLink>
      <PersonWords name={person.name} href={profile}>
        {person.headline ? (
          <ClippedText className="type-caption text-secondary">{person.headline}</ClippedText>
        ) : (
          <Handle handle={person.handle} className="type-caption text-secondary" />
        )}
      </PersonWords>
      {person.isMe ? (
        <span className="type-caption text-muted">{t('you')}</span>
      ) : (
        <FollowButton userId={person._id} name={person.name} isFollowing={person.isFollowing} />
      )}
      <PersonReason person={person} />
    </div>
  );
}

/** Why a person is suggested, in a line; nothing without a reason. */
export function PersonReason({ person: { reason } }: PersonRowProps) {
  const { t } = useTranslation('users');
  const { locale } = useLocale();
  if (!reason || (reason.kind === 'followed_by' && !reason.by)) return null;
  const name = reason.interest ? reason.interest.name[locale] : isolate(reason.by?.name ?? '');
  return (
    <span className={`type-caption text-muted ${styles.reason}`}>{t(`reason.${reason.kind}`, { name })}</span>
  );
}
