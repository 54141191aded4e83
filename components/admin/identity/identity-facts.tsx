'use client';

import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { AccountChip } from '@/components/admin/people/account-chip';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Handle } from '@/components/ui/handle';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import { useCountries } from '@/hooks/reference/use-countries';
import type { BankHolder, IdentityCheckRow } from '@/lib/contract/identity';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoneyDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './identity-checks.module.css';

const TONES: Record<BankHolder['status'], StatusTone> = {
  added: 'neutral',
  verified: 'success',
  rejected: 'error',
};

type IdentityFactsProps = { check: IdentityCheckRow };

/** The data that an operator compares: the stated person, the holders of their bank accounts, and who shares those. */
export function IdentityFacts({ check }: IdentityFactsProps) {
  const { t } = useTranslation('identity');
  const { intl } = useLocale();
  const country = useCountryName();
  const { details, bankAccounts } = check;
  return (
    <>
      <h2 className={lists.strong}>{t('person')}</h2>
      {details ? (
        <div className={styles.holder}>
          <FactList
            facts={[
              ...nameFacts(t, details),
              [t('field.dateOfBirth'), formatMoneyDay(details.dateOfBirth, 'text', intl)],
              [t('field.country'), country(details.country)],
            ]}
          />
        </div>
      ) : (
        <p className="type-body2 text-secondary">{t('queue.notStated')}</p>
      )}
      <h2 className={lists.strong}>{t('queue.bank')}</h2>
      {bankAccounts.length === 0 ? <p className="type-body2 text-secondary">{t('queue.noBank')}</p> : null}
      {bankAccounts.map((account) => (
        <BankFacts key={account._id} account={account} country={country(account.country)} />
      ))}
    </>
  );
}

type BankFactsProps = { account: BankHolder; country: string };

function BankFacts({ account, country }: BankFactsProps) {
  const { t } = useTranslation('identity');
  const facts: Fact[] = [
    ...nameFacts(t, account),
    [t('queue.bankName'), <BidiText key="bank">{account.bankName}</BidiText>],
    [t('queue.bankCountry'), country],
    [
      t('queue.account'),
      <span key="account" className={styles.line}>
        <bdi dir="ltr">{masked(account.lastFour)}</bdi>
        <StatusChip label={t(`queue.methodStatus.${account.status}`)} tone={TONES[account.status]} />
      </span>,
    ],
  ];
  return (
    <div className={styles.holder}>
      <FactList facts={facts} />
      {account.sharers.length > 0 ? <Sharers sharers={account.sharers} /> : null}
    </div>
  );
}

function Sharers({ sharers }: Pick<BankHolder, 'sharers'>) {
  const { t } = useTranslation('identity');
  return (
    <div className={styles.sharers}>
      <StatusChip label={t('queue.sharers')} tone="error" />
      <ul className={styles.sharers} aria-label={t('queue.sharers')}>
        {sharers.map(({ person, status }) => (
          <li key={person._id} className={styles.line}>
            <AppLink href={paths.adminPerson(person._id)} className={styles.sharer}>
              <BidiText>{person.name}</BidiText> <Handle handle={person.handle} />
            </AppLink>
            <AccountChip status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Names = { latinName: string; arabicName: string };

const nameFacts = (
  t: (key: 'field.latinName' | 'field.arabicName') => string,
  { latinName, arabicName }: Names,
): Fact[] => [
  [
    t('field.latinName'),
    <bdi key="latin" dir="ltr">
      {latinName}
    </bdi>,
  ],
  [t('field.arabicName'), <BidiText key="arabic">{arabicName}</BidiText>],
];

/** Countries by their codes, in the reader's language. */
function useCountryName(): (code: string) => string {
  const countries = useCountries();
  return (code) => countries.find(({ value }) => value === code)?.label ?? code;
}
