'use client';

import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { confirmPayoutMethod, makeDefaultPayoutMethod, retirePayoutMethod } from '@/lib/client/endpoints.gen';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import { isolate } from '@/lib/shared/arabic';
import { masked } from '@/lib/shared/bank-accounts';
import { OwnerDialog } from './owner-dialog';
import { OwnerForm } from './owner-form';

const schema = async () => (await import('@/lib/contract/payout-methods')).retirePayoutMethod.body;

export type MethodChange = { what: 'default' | 'retire' | 'confirm'; method: PayoutMethodView };

const ENDPOINTS = {
  default: makeDefaultPayoutMethod,
  retire: retirePayoutMethod,
  confirm: confirmPayoutMethod,
} as const;
const DONE = { default: 'chosen', retire: 'retired', confirm: 'confirmed' } as const;

type ChangeMethodDialogProps = { change: MethodChange | null; onClose: () => void };

/** Asks for the password before an account becomes the default, is confirmed, or is removed. */
export function ChangeMethodDialog({ change, onClose }: ChangeMethodDialogProps) {
  const { t } = useTranslation('payouts');
  const { what = 'default', method } = change ?? {};
  const apply = useAction(ENDPOINTS[what], { done: t(`setup.${DONE[what]}`) });
  if (!method) return null;
  const isWire = method.type === 'wire-transfer';
  const account = isWire ? isolate(masked(method.lastFour)) : t('setup.accountName');
  const isRetiring = what === 'retire';
  const title = t(`setup.${what}Question`, { account });
  return (
    <OwnerDialog open title={title} onClose={onClose}>
      <p>{t(what === 'confirm' && !isWire ? 'setup.confirmTextConnected' : `setup.${what}Text`)}</p>
      <OwnerForm
        schema={schema}
        defaultValues={{ password: '' }}
        label={title}
        submitLabel={t(`setup.${what}Confirm`)}
        needsFresh={t('setup.needsFresh')}
        destructive={isRetiring}
        onCancel={onClose}
        onSubmit={async ({ password }) => {
          await apply.runAsync({ params: { id: method._id }, body: { password } });
          onClose();
        }}
      />
    </OwnerDialog>
  );
}
