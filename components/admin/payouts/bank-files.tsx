'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { LoadMore } from '@/components/ui/load-more';
import { Money } from '@/components/ui/money';
import { useAction } from '@/hooks/use-action';
import { useDownload } from '@/hooks/use-download';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { createPayoutBatch, getPayoutBatchFile, listPayoutBatches } from '@/lib/client/endpoints.gen';
import type { PayoutBatch } from '@/lib/contract/operator-payouts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import styles from './payouts.module.css';

/** Puts payouts in progress into a file for the bank, and offers the files as downloads. */
export function BankFiles() {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const titleId = useId();
  const batches = useEndpointList(listPayoutBatches, {});
  const make = useAction(createPayoutBatch, { done: t('operator-payouts:batchMade'), toastsFailure: true });
  const waiting = batches.first?.waiting ?? 0;
  return (
    <Card labelledBy={titleId} className="stack gap-4">
      <div className="row cluster spread gap-3">
        <div>
          <h2 id={titleId} className="type-h6">
            {t('operator-payouts:batches')}
          </h2>
          <p className="type-caption text-secondary">{t('operator-payouts:batchesHint')}</p>
          {batches.first ? (
            <p className="type-caption text-secondary">{t('operator-payouts:waiting', { count: waiting })}</p>
          ) : null}
        </div>
        <Button
          variant="outlined"
          disabled={waiting === 0}
          loading={make.isPending}
          onClick={() => make.run({})}
        >
          {t('operator-payouts:makeBatch')}
        </Button>
      </div>
      {batches.isError && !batches.first ? (
        <LoadError title={t('operator-payouts:batchesFailed')} query={batches} />
      ) : null}
      {batches.items.length > 0 ? (
        <ul className={styles.list}>
          {batches.items.map((batch) => (
            <BankFile key={batch._id} batch={batch} />
          ))}
        </ul>
      ) : null}
      <LoadMore list={batches} />
    </Card>
  );
}

function BankFile({ batch }: { batch: PayoutBatch }) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const file = useDownload(getPayoutBatchFile);
  const save = (format: 'csv' | 'pain001', ending: string) =>
    file.save({ params: { id: batch._id }, query: { format } }, `qeema-payouts-${batch.number}.${ending}`);
  return (
    <li className={`row cluster spread ${styles.row}`}>
      <span className={styles.words}>
        <span className="type-label anywhere">
          {t('operator-payouts:batchTitle', { number: numberFormat(intl).format(batch.number) })}
        </span>
        <span className={`${styles.line} type-caption text-secondary`}>
          <time dateTime={batch.createdAt}>{formatMoment(batch.createdAt, intl, zone)}</time>
          <span>{t('operator-payouts:count', { count: batch.count })}</span>
          <Money money={batch.amount} />
        </span>
      </span>
      <span className="cluster gap-2">
        <Button variant="text" onClick={() => save('csv', 'csv')}>
          {t('operator-payouts:csv')}
        </Button>
        <Button variant="text" onClick={() => save('pain001', 'xml')}>
          {t('operator-payouts:xml')}
        </Button>
      </span>
    </li>
  );
}
