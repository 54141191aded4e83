'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Handle } from '@/components/ui/handle';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listMembers } from '@/lib/client/endpoints.gen';
import type { MemberFound } from '@/lib/contract/operator-people';
import { paths } from '@/lib/shared/paths';
import { AdminList } from '../lists/admin-list';
import lists from '../lists/lists.module.css';
import { AccountChip } from './account-chip';
import { type MemberFilter, MemberFilters } from './member-filters';

type MemberListProps = { filter: MemberFilter };

/** Members, found by what the operator knows about them. */
export function MemberList({ filter }: MemberListProps) {
  return (
    <>
      <MemberFilters key={filter.q ?? ''} filter={filter} />
      <Found filter={filter} />
    </>
  );
}

function Found({ filter }: MemberListProps) {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listMembers, { query: filter });
  const empty = <EmptyView drawing="search" title={t('people.empty')} subtitle={t('people.emptyHint')} />;
  return (
    <AdminList
      list={list}
      label={t('pages.people.title')}
      failed={t('people.failed')}
      empty={empty}
      look="links"
    >
      {(member) => <Row member={member} />}
    </AdminList>
  );
}

type RowProps = { member: MemberFound };

function Row({ member }: RowProps) {
  const { t } = useTranslation('operator');
  return (
    <li>
      <AppLink href={paths.adminPerson(member._id)} className={lists.link}>
        <Avatar name={member.name} src={member.profilePic} size={44} />
        <span className={lists.words}>
          <span className={lists.said}>
            <BidiText className={lists.strong}>{member.name}</BidiText>
            <Handle handle={member.handle} className="type-caption anywhere text-secondary" />
          </span>
          <span className={`${lists.said} type-caption anywhere text-secondary`}>
            <span>{t(`role.${member.role}`)}</span>
            {member.email ? <bdi dir="ltr">{member.email}</bdi> : null}
            {member.wasTheirs ? <span>{t('people.wasTheirs')}</span> : null}
          </span>
        </span>
        <AccountChip status={member.status} />
      </AppLink>
    </li>
  );
}
