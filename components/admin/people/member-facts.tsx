'use client';

import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { TimeAgo } from '@/components/ui/time-ago';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';

type MemberFactsProps = { member: MemberDetails };

/** What an operator asks about first. */
export function MemberFacts({ member }: MemberFactsProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const number = (value: number) => numberFormat(intl).format(value);
  const { counts } = member;
  const claimedBy = member.claimedBy.map((by) => t(`people.fact.${by}`));
  const facts: Fact[] = [
    [t('people.fact.role'), t(`role.${member.role}`)],
    [t('people.fact.accountType'), t(`accountType.${member.accountType}`)],
    [t('people.fact.email'), <Address key="email" member={member} />],
    [
      t('people.fact.phone'),
      member.phone ? (
        <bdi key="phone" dir="ltr">
          {member.phone}
        </bdi>
      ) : (
        t('people.none')
      ),
    ],
    [t('people.fact.joined'), formatDate(member.createdAt, 'long', intl, zone)],
    [
      t('people.fact.lastSeen'),
      member.lastSeenAt ? <TimeAgo key="seen" time={member.lastSeenAt} /> : t('people.never'),
    ],
    [t('people.fact.sessions'), number(counts.sessions)],
    [t('people.fact.ordersBought'), number(counts.ordersBought)],
    [t('people.fact.ordersSold'), number(counts.ordersSold)],
    [
      t('people.fact.balance'),
      member.balances.length === 0
        ? t('people.none')
        : member.balances.map((money) => <Money key={money.currency} money={money} />),
    ],
    [t('people.fact.posts'), number(counts.posts)],
    [t('people.fact.products'), number(counts.products)],
    [t('people.fact.followers'), number(counts.followers)],
    [
      t('people.fact.claimedBy'),
      member.status === 'deleted' ? new Intl.ListFormat(intl).format(claimedBy) || t('people.none') : null,
    ],
    [t('people.fact.deletesAt'), member.deletesAt ? formatDate(member.deletesAt, 'long', intl, zone) : null],
  ];
  return <FactList facts={facts} />;
}

function Address({ member: { email, emailVerified } }: MemberFactsProps) {
  const { t } = useTranslation('operator');
  if (!email) return t('people.none');
  return (
    <>
      <bdi dir="ltr">{email}</bdi>
      {emailVerified ? null : (
        <span className="type-caption anywhere text-secondary"> {t('people.unverified')}</span>
      )}
    </>
  );
}
