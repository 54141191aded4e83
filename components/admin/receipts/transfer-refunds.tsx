'use client';

import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { TimeAgo } from '@/components/ui/time-ago';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listTransferRefunds } from '@/lib/client/endpoints.gen';
import styles from './receipts.module.css';
import { SendBack } from './send-back';

/** Refunds of bank transfers, which an operator has to send by hand. */
export function TransferRefunds() {
  const { t } = useTranslation('transfers');
  const list = useEndpointList(listTransferRefunds, {});
  return (
    <AdminList
      list={list}
      label={t('queue.refunds')}
      failed={t('queue.failed')}
      empty={<EmptyView drawing="purchases" title={t('queue.noRefunds')} />}
      look="cards"
    >
      {(refund) => (
        <Card as="li" padding="large" className="stack gap-3">
          <p className={styles.line}>
            <Money money={refund.amount} className={styles.due} />
            <BidiText>{refund.buyer.name}</BidiText>
            <bdi dir="ltr">{refund.orderNumber}</bdi>
            <bdi dir="ltr">{refund.reference}</bdi>
            <TimeAgo time={refund.askedAt} />
          </p>
          <SendBack refund={refund} />
        </Card>
      )}
    </AdminList>
  );
}
