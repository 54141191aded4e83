'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { ClippedText } from '@/components/ui/clipped-text';
import { PersonWords } from '@/components/users/person-words';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { usePeople } from '@/hooks/users/use-people';
import { listCompanyMembers } from '@/lib/client/endpoints.gen';
import type { Person } from '@/lib/contract/fields';
import { paths } from '@/lib/shared/paths';
import styles from './company-members.module.css';

type CompanyMembersProps = { profile: Pick<Person, '_id' | 'accountType'> };

/** A company's profile shows its members, a person's profile their companies. Shows nothing when there are none. */
export function CompanyMembers({ profile }: CompanyMembersProps) {
  return profile.accountType === 'COMPANY' ? (
    <Members companyId={profile._id} />
  ) : (
    <MemberOf userId={profile._id} />
  );
}

type MembersProps = { companyId: string };

function Members({ companyId }: MembersProps) {
  const { t } = useTranslation('companies');
  const { items, hasMore, loadMore } = useEndpointList(listCompanyMembers, { params: { id: companyId } });
  return (
    <People title={t('profile.members')} onMore={hasMore ? loadMore : undefined}>
      {items.map(({ person, role }) => ({
        person,
        note: role === 'administrator' ? t('role.administrator') : person.headline,
      }))}
    </People>
  );
}

type MemberOfProps = { userId: string };

function MemberOf({ userId }: MemberOfProps) {
  const { t } = useTranslation('companies');
  const { items, hasMore, loadMore } = usePeople({ of: 'companies', userId });
  return (
    <People title={t('profile.memberOf')} onMore={hasMore ? loadMore : undefined}>
      {items.map((person) => ({ person, note: person.headline }))}
    </People>
  );
}

type PeopleProps = {
  title: string;
  children: readonly { person: Person; note: string }[];
  onMore?: () => void;
};

function People({ title, children, onMore }: PeopleProps) {
  const { t } = useTranslation('companies');
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.people}>
        {children.map(({ person, note }) => (
          <li key={person._id}>
            <AppLink href={paths.user(person._id)} className={styles.person}>
              <Avatar name={person.name} src={person.profilePic} size={44} />
              <PersonWords name={person.name}>
                {note ? <ClippedText className="type-caption text-secondary">{note}</ClippedText> : null}
              </PersonWords>
            </AppLink>
          </li>
        ))}
      </ul>
      {onMore ? (
        <button type="button" className={styles.more} onClick={onMore}>
          {t('profile.more')}
        </button>
      ) : null}
    </Card>
  );
}
