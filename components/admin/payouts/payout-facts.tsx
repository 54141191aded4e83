'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { StatusChip } from '@/components/ui/status-chip';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoment, formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import styles from './payouts.module.css';

type PayoutFactsProps = { payout: AdminPayout };

/** All facts that a decision about a payout needs. */
export function PayoutFacts({ payout }: PayoutFactsProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { account, connected, balances, earlier, method, payee } = payout;
  const written = (money: typeof balances.available) => isolate(formatMoney(money, intl));
  const count = (value: number) => numberFormat(intl).format(value);
  const isActive = payout.payeeStatus === 'active';
  const { pending, available, owed } = balances;
  const facts: Fact[] = [
    [t('operator-payouts:payee'), <Payee key="payee" id={payee._id} name={payee.name} />],
    [t('operator-payouts:since'), formatMoneyDate(payout.payeeSince, 'text', intl, zone)],
    [
      t('operator-payouts:standing'),
      <StatusChip
        key="standing"
        label={t(`operator-payouts:state.${payout.payeeStatus}`)}
        tone={isActive ? 'success' : 'error'}
      />,
    ],
    [
      t('operator-payouts:identity'),
      t(`operator-payouts:identities.${payout.identity}`, {
        date: payout.payableAt ? formatMoment(payout.payableAt, intl, zone) : '',
      }),
    ],
    [
      t('operator-payouts:balance'),
      t('operator-payouts:balanceText', {
        ...{ pending: written(pending), available: written(available), owed: written(owed) },
      }),
    ],
    [
      t('operator-payouts:earlier'),
      t('operator-payouts:earlierText', {
        ...{ transferred: count(earlier.transferred), failed: count(earlier.failed) },
      }),
    ],
    [t('operator-payouts:asked'), formatMoment(payout.createdAt, intl, zone)],
  ];
  if (account) {
    facts.push(
      [t('operator-payouts:bank'), <BidiText key="bank">{account.bankName}</BidiText>],
      [
        t('operator-payouts:account'),
        <bdi key="account" dir="ltr">
          {method ? masked(method.lastFour) : ''}
        </bdi>,
      ],
      [
        t('operator-payouts:names'),
        <span key="names" className={styles.words}>
          <bdi dir="ltr">{account.latinName}</bdi>
          <BidiText>{account.arabicName}</BidiText>
        </span>,
      ],
      [t('operator-payouts:added'), <Added key="added" {...account} />],
    );
    if (account.sharedWith > 0)
      facts.push([
        t('operator-payouts:shared'),
        <StatusChip key="shared" label={count(account.sharedWith)} tone="error" />,
      ]);
  }
  if (connected) {
    facts.push(
      [
        t('operator-payouts:accountRef'),
        <bdi key="ref" dir="ltr">
          {connected.accountRef ?? ''}
        </bdi>,
      ],
      [
        t('operator-payouts:barrier'),
        <StatusChip
          key="barrier"
          label={t(`operator-payouts:barriers.${connected.barrier ?? 'ready'}`)}
          tone={connected.barrier ? 'error' : 'success'}
        />,
      ],
    );
    if (connected.addedAt)
      facts.push([
        t('operator-payouts:added'),
        <Added key="added" {...connected} addedAt={connected.addedAt} />,
      ]);
  }
  if (payout.approvedBy)
    facts.push([t('operator-payouts:approve'), <BidiText key="approved">{payout.approvedBy}</BidiText>]);
  if (payout.startedBy)
    facts.push([t('operator-payouts:started'), <BidiText key="started">{payout.startedBy}</BidiText>]);
  if (payout.sending?.askedBy)
    facts.push([t('operator-payouts:sentBy'), <BidiText key="sent">{payout.sending.askedBy}</BidiText>]);
  if (payout.closedBy)
    facts.push([t('operator-payouts:closed'), <BidiText key="closed">{payout.closedBy}</BidiText>]);
  if (payout.reference)
    facts.push([
      t(connected ? 'operator-payouts:transfer' : 'operator-payouts:reference'),
      <bdi key="reference" dir="ltr">
        {payout.reference}
      </bdi>,
    ]);
  if (payout.returnedAt)
    facts.push([
      t(connected ? 'operator-payouts:takenBack' : 'operator-payouts:returnedAt'),
      formatMoment(payout.returnedAt, intl, zone),
    ]);
  if (payout.returnedBy)
    facts.push([t('operator-payouts:returnedBy'), <BidiText key="returned">{payout.returnedBy}</BidiText>]);
  if (payout.failure) facts.push([t('operator-payouts:reason'), t(`failure.${payout.failure}`)]);
  return <FactList facts={facts} />;
}

function Added({ addedAt, isNew, isHeld }: { addedAt: string; isNew: boolean; isHeld: boolean }) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (
    <span className={styles.line}>
      {formatMoment(addedAt, intl, zone)}
      {isNew ? <StatusChip label={t('operator-payouts:isNew')} tone="warning" /> : null}
      {isHeld ? <StatusChip label={t('operator-payouts:isHeld')} tone="error" /> : null}
    </span>
  );
}

function Payee({ id, name }: { id: string; name: string }) {
  return (
    <AppLink href={paths.adminPerson(id)}>
      <BidiText>{name}</BidiText>
    </AppLink>
  );
}
