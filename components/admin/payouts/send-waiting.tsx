'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/toast';
import { usePayoutBatches } from '@/hooks/admin/use-payouts';

/** Sends payouts in progress to accounts at the payment provider. Shows nothing when none wait. */
export function SendWaiting() {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const toast = useToast();
  const showError = useErrorToast();
  const titleId = useId();
  const { batches, sendAll } = usePayoutBatches();
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
        <Button
          variant="outlined"
          loading={sendAll.isPending}
          onClick={() =>
            sendAll.mutate(undefined, {
              onSuccess: () => toast(t('operator-payouts:sendAllDone')),
              onError: showError,
            })
          }
        >
          {t('operator-payouts:sendAll')}
        </Button>
      </div>
    </Card>
  );
}
