'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { useAction } from '@/hooks/use-action';
import { revealPayoutAccount } from '@/lib/client/endpoints.gen';
import { grouped } from '@/lib/shared/bank-accounts';

type RevealedAccountProps = { payoutId: string };

/** The full bank account, shown on request. The audit log records who asked. */
export function RevealedAccount({ payoutId }: RevealedAccountProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const reveal = useAction(revealPayoutAccount, { toastsFailure: true });
  if (!reveal.data) {
    return (
      <div>
        <Button
          variant="text"
          loading={reveal.isPending}
          onClick={() => reveal.run({ params: { id: payoutId } })}
        >
          {t('operator-payouts:reveal')}
        </Button>
        <p className="type-caption text-secondary">{t('operator-payouts:revealNote')}</p>
      </div>
    );
  }
  const { swift, account, routing } = reveal.data;
  const written = (value: string) => (
    <bdi dir="ltr" className="type-label tabular anywhere">
      {value}
    </bdi>
  );
  const facts: Fact[] = [
    [t('operator-payouts:swift'), written(swift)],
    [t('operator-payouts:full'), written(grouped(account))],
    [t('operator-payouts:routing'), routing && written(routing)],
  ];
  return (
    <div aria-live="polite">
      <FactList facts={facts} />
    </div>
  );
}
