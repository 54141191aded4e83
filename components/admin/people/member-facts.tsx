'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { TimeAgo } from '@/components/ui/time-ago';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDate } from '@/lib/shared/dates';
import styles from './people.module.css';

type Fact = { name: string; value: ReactNode };

type MemberFactsProps = { member: MemberDetails };

/** What an operator asks about first. */
export function MemberFacts({ member }: MemberFactsProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const number = (value: number) => new Intl.NumberFormat(intl).format(value);
  const { counts } = member;
  const facts: Fact[] = [
    { name: t('people.fact.role'), value: t(`role.${member.role}`) },
    { name: t('people.fact.accountType'), value: t(`accountType.${member.accountType}`) },
    { name: t('people.fact.email'), value: <Address member={member} /> },
    {
      name: t('people.fact.phone'),
      value: member.phone ? <bdi dir="ltr">{member.phone}</bdi> : t('people.none'),
    },
    { name: t('people.fact.joined'), value: formatDate(member.createdAt, 'long', intl) },
    {
      name: t('people.fact.lastSeen'),
      value: member.lastSeenAt ? <TimeAgo time={member.lastSeenAt} /> : t('people.never'),
    },
    { name: t('people.fact.sessions'), value: number(counts.sessions) },
    { name: t('people.fact.ordersBought'), value: number(counts.ordersBought) },
    { name: t('people.fact.ordersSold'), value: number(counts.ordersSold) },
    {
      name: t('people.fact.balance'),
      value:
        member.balances.length === 0
          ? t('people.none')
          : member.balances.map((money) => <Money key={money.currency} money={money} />),
    },
    { name: t('people.fact.posts'), value: number(counts.posts) },
    { name: t('people.fact.products'), value: number(counts.products) },
    { name: t('people.fact.followers'), value: number(counts.followers) },
  ];
  if (member.deletesAt)
    facts.push({ name: t('people.fact.deletesAt'), value: formatDate(member.deletesAt, 'long', intl) });
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Address({ member: { email, emailVerified } }: MemberFactsProps) {
  const { t } = useTranslation('operator');
  if (!email) return t('people.none');
  return (
    <>
      <bdi dir="ltr">{email}</bdi>
      {emailVerified ? null : <span className={styles.quiet}> {t('people.unverified')}</span>}
    </>
  );
}
