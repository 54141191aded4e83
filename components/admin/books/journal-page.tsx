'use client';

import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getJournal } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';

type JournalPageProps = { id: string };

/** One journal: what it records, and all its postings, which sum to zero. */
export function JournalPage({ id }: JournalPageProps) {
  const { t } = useTranslation('operator');
  const query = useEndpointQuery(getJournal, { params: { id } });
  return (
    <QueryView query={query} failed={t('books.failed')}>
      {(journal) => <Journal journal={journal} />}
    </QueryView>
  );
}

type JournalProps = { journal: Payload<typeof getJournal> };

function Journal({ journal: { kind, ref, at, postings } }: JournalProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  return (
    <div className="stack gap-4">
      <header>
        <h1 className="type-h4">{words(kind, 'operator:journal')}</h1>
        <p className="type-caption anywhere text-secondary">
          <time dateTime={at}>{formatMoment(at, intl, zone)}</time>
        </p>
        <bdi dir="ltr" className="type-caption anywhere text-secondary">
          {ref}
        </bdi>
      </header>
      <Card as="div" padding="none">
        <ul aria-label={t('books.postings')} className={lists.log}>
          {postings.map(({ _id, account, amount }) => (
            <li key={_id}>
              <AppLink href={paths.adminAccount(account._id)} className={lists.link}>
                <span className={lists.words}>
                  <span className={lists.strong}>{t(`account.${account.kind}`)}</span>
                  <span className="type-caption anywhere text-secondary">
                    {account.owner ? <BidiText>{account.owner.name}</BidiText> : t('books.house')}
                  </span>
                </span>
                <Money money={amount} signed />
              </AppLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
