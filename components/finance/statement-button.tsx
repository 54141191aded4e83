'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Icon } from '@/components/ui/icon';
import { toApiError } from '@/lib/client/api-error';
import { downloadFile } from '@/lib/client/download';
import { getPayoutStatement } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

type StatementButtonProps = { payoutId: string; number: number };

/** Saves the statement of a payout as a PDF, in the reader's language. */
export function StatementButton({ payoutId, number }: StatementButtonProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useLocale();
  const showError = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const input = { params: { id: payoutId }, query: { lang: locale } };
    await downloadFile(getPayoutStatement, input, t('statement.file', { number: String(number) })).catch(
      (error) => showError(toApiError(error)),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="text"
      loading={isBusy}
      startIcon={<Icon name="download" size={20} />}
      onClick={() => void save()}
    >
      {t('list.statement')}
    </Button>
  );
}
