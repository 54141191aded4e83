'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { useAction } from '@/hooks/use-action';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPayoutBatches, sendPayouts } from '@/lib/client/endpoints.gen';

/** Sends payouts in progress to accounts at the payment provider. Shows nothing when none wait. */
export function SendWaiting() {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const titleId = useId();
  const batches = useEndpointList(listPayoutBatches, {});
  const sendAll = useAction(sendPayouts, { done: t('operator-payouts:sendAllDone'), toastsFailure: true });
  const toSend = batches.first?.toSend ?? 0;
  if (toSend === 0) return null;
  return (
    <Card labelledBy={titleId} className="stack gap-4">
      <div className="row cluster spread gap-3">
        <div>
          <h2 id={titleId} className="type-h6">
            {t('operator-payouts:sendAllTitle')}
          </h2>
          <p className="type-caption text-secondary">{t('operator-payouts:sendAllHint')}</p>
          <p className="type-caption text-secondary">{t('operator-payouts:toSend', { count: toSend })}</p>
        </div>
        <Button variant="outlined" loading={sendAll.isPending} onClick={() => sendAll.run({})}>
          {t('operator-payouts:sendAll')}
        </Button>
      </div>
    </Card>
  );
}
