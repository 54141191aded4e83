'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { StatusChip } from '@/components/ui/status-chip';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { formatDateTime, formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import styles from './payouts.module.css';

type PayoutFactsProps = { payout: AdminPayout };

/** All that decides a payout. */
export function PayoutFacts({ payout }: PayoutFactsProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const { account, connected, balances, earlier, method, payee } = payout;
  const written = (money: typeof balances.available) => isolate(formatMoney(money, intl));
  const count = (value: number) => numberFormat(intl).format(value);
  const isActive = payout.payeeStatus === 'active';
  const { pending, available, owed } = balances;
  const facts: Fact[] = [
    [t('operator.payee'), <Payee key="payee" id={payee._id} name={payee.name} />],
    [t('operator.since'), formatMoneyDate(payout.payeeSince, 'text', intl)],
    [
      t('operator.standing'),
      <StatusChip
        key="standing"
        label={t(`operator.state.${payout.payeeStatus}`)}
        tone={isActive ? 'success' : 'error'}
      />,
    ],
    [t('operator.identity'), t(`operator.identities.${payout.identity}`)],
    [
      t('operator.balance'),
      t('operator.balanceText', {
        ...{ pending: written(pending), available: written(available), owed: written(owed) },
      }),
    ],
    [
      t('operator.earlier'),
      t('operator.earlierText', {
        ...{ transferred: count(earlier.transferred), failed: count(earlier.failed) },
      }),
    ],
    [t('operator.asked'), formatDateTime(payout.createdAt, intl)],
  ];
  if (account) {
    facts.push(
      [t('operator.bank'), <BidiText key="bank">{account.bankName}</BidiText>],
      [
        t('operator.account'),
        <bdi key="account" dir="ltr">
          {method ? masked(method.lastFour) : ''}
        </bdi>,
      ],
      [
        t('operator.names'),
        <span key="names" className={styles.words}>
          <bdi dir="ltr">{account.latinName}</bdi>
          <BidiText>{account.arabicName}</BidiText>
        </span>,
      ],
      [t('operator.added'), <Added key="added" {...account} />],
    );
    if (account.sharedWith > 0)
      facts.push([
        t('operator.shared'),
        <StatusChip key="shared" label={count(account.sharedWith)} tone="error" />,
      ]);
  }
  if (connected) {
    facts.push(
      [
        t('operator.accountRef'),
        <bdi key="ref" dir="ltr">
          {connected.accountRef ?? ''}
        </bdi>,
      ],
      [
        t('operator.barrier'),
        <StatusChip
          key="barrier"
          label={t(`operator.barriers.${connected.barrier ?? 'ready'}`)}
          tone={connected.barrier ? 'error' : 'success'}
        />,
      ],
    );
    if (connected.addedAt)
      facts.push([t('operator.added'), <Added key="added" {...connected} addedAt={connected.addedAt} />]);
  }
  if (payout.approvedBy)
    facts.push([t('operator.approve'), <BidiText key="approved">{payout.approvedBy}</BidiText>]);
  if (payout.startedBy)
    facts.push([t('operator.started'), <BidiText key="started">{payout.startedBy}</BidiText>]);
  if (payout.sending?.askedBy)
    facts.push([t('operator.sentBy'), <BidiText key="sent">{payout.sending.askedBy}</BidiText>]);
  if (payout.closedBy)
    facts.push([t('operator.closed'), <BidiText key="closed">{payout.closedBy}</BidiText>]);
  if (payout.reference)
    facts.push([
      t(connected ? 'operator.transfer' : 'operator.reference'),
      <bdi key="reference" dir="ltr">
        {payout.reference}
      </bdi>,
    ]);
  if (payout.returnedAt)
    facts.push([
      t(connected ? 'operator.takenBack' : 'operator.returnedAt'),
      formatDateTime(payout.returnedAt, intl),
    ]);
  if (payout.returnedBy)
    facts.push([t('operator.returnedBy'), <BidiText key="returned">{payout.returnedBy}</BidiText>]);
  if (payout.failure) facts.push([t('operator.reason'), t(`failure.${payout.failure}`)]);
  return <FactList facts={facts} />;
}

function Added({ addedAt, isNew, isHeld }: { addedAt: string; isNew: boolean; isHeld: boolean }) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  return (
    <span className={styles.line}>
      {formatDateTime(addedAt, intl)}
      {isNew ? <StatusChip label={t('operator.isNew')} tone="warning" /> : null}
      {isHeld ? <StatusChip label={t('operator.isHeld')} tone="error" /> : null}
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
