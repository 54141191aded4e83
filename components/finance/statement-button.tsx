'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useDownload } from '@/hooks/use-download';
import { getPayoutStatement } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';

type StatementButtonProps = { payoutId: string; number: number };

/** Saves the statement of a payout as a PDF, in the reader's language. */
export function StatementButton({ payoutId, number }: StatementButtonProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useLocale();
  const statement = useDownload(getPayoutStatement);
  return (
    <Button
      variant="text"
      loading={statement.isPending}
      startIcon={<Icon name="download" size={20} />}
      onClick={() =>
        statement.save(
          { params: { id: payoutId }, query: { lang: locale } },
          t('statement.file', { number: String(number) }),
        )
      }
    >
      {t('list.statement')}
    </Button>
  );
}
