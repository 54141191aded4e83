'use client';

import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import lists from '@/components/admin/lists/lists.module.css';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getLedgerAccount, listPostings } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './books.module.css';

type AccountPageProps = { id: string };

/** One account: its owner, its balance, and each posting with its journal. */
export function AccountPage({ id }: AccountPageProps) {
  const { t } = useTranslation('operator');
  const query = useEndpointQuery(getLedgerAccount, { params: { id } });
  return (
    <QueryView query={query} failed={t('books.failed')}>
      {(account) => <Account account={account} />}
    </QueryView>
  );
}

type AccountProps = { account: Payload<typeof getLedgerAccount> };

function Account({ account: { _id: id, kind, owner, balance } }: AccountProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const postings = useEndpointList(listPostings, { params: { id } });
  return (
    <div className="stack gap-4">
      <header className={`row cluster spread ${styles.head}`}>
        <div>
          <h1 className="type-h4">{t(`account.${kind}`)}</h1>
          <p className="type-caption anywhere text-secondary">
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
      <AdminList
        list={postings}
        label={t('books.postings')}
        failed={t('books.failed')}
        empty={<EmptyView drawing="chart" title={t('books.noPostings')} />}
        look="links"
      >
        {({ journalId, kind, ref, amount, at }) => (
          <li>
            <AppLink href={paths.adminJournal(journalId)} className={lists.link}>
              <span className={lists.words}>
                <span className={lists.strong}>{words(kind, 'operator:journal')}</span>
                <span className="type-caption anywhere text-secondary">
                  <time dateTime={at}>{formatMoment(at, intl, zone)}</time>
                </span>
                <bdi dir="ltr" className="type-caption anywhere text-secondary">
                  {ref}
                </bdi>
              </span>
              <Money money={amount} signed />
            </AppLink>
          </li>
        )}
      </AdminList>
    </div>
  );
}
