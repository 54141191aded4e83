'use client';

import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { useLedgerAccount, usePostings } from '@/hooks/admin/use-books';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDateTime } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './books.module.css';
import { useJournalName } from './use-journal-name';

type AccountPageProps = { id: string };

/** One account: whose it is, what stands in it, and each posting with its journal. */
export function AccountPage({ id }: AccountPageProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const nameOf = useJournalName();
  const account = useLedgerAccount(id);
  const postings = usePostings(id);
  if (!account.data) return account.error ? <LoadError title={t('books.failed')} query={account} /> : null;
  const { kind, owner, balance } = account.data;
  return (
    <div className={lists.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{t(`account.${kind}`)}</h1>
          <p className={lists.quiet}>
            {owner ? (
              <AppLink href={paths.adminPerson(owner._id)}>
                <BidiText>{owner.name}</BidiText>
              </AppLink>
            ) : (
              t('books.house')
            )}
          </p>
        </div>
        <Money money={balance} className={styles.big} />
      </header>
      <Card as="div" padding="none">
        <ul aria-label={t('books.postings')} className={lists.log}>
          {postings.items.map(({ _id, journalId, kind, ref, amount, at }) => (
            <li key={_id}>
              <AppLink href={paths.adminJournal(journalId)} className={lists.link}>
                <span className={lists.words}>
                  <span className={lists.strong}>{nameOf(kind)}</span>
                  <span className={lists.quiet}>
                    <time dateTime={at}>{formatDateTime(at, intl)} UTC</time>
                  </span>
                  <bdi dir="ltr" className={lists.quiet}>
                    {ref}
                  </bdi>
                </span>
                <Money money={amount} signed />
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={postings} />
    </div>
  );
}
