'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { Card } from '@/components/ui/card';
import { useAction } from '@/hooks/use-action';
import { savePayoutMethod } from '@/lib/client/endpoints.gen';
import { MethodFields } from './method-fields';
import { OwnerForm } from './owner-form';

const schema = async () => (await import('@/lib/contract/payout-methods')).savePayoutMethod.body;

type MethodFormProps = {
  coolingHours: number;
  onSaved: () => void;
  /** Left out when there is no list to go back to. */
  onCancel?: () => void;
};

const EMPTY = {
  ...{ country: '', bankName: '', swift: '', account: '' },
  ...{ latinName: '', arabicName: '', password: '' },
} as const;

/** Adds a bank account. Each country has its own rules, which are checked while typing. */
export function MethodForm({ coolingHours, onSaved, onCancel }: MethodFormProps) {
  const { t } = useTranslation('payouts');
  const titleId = useId();
  const save = useAction(savePayoutMethod, { done: t('setup.saved') });
  return (
    <Card padding="large" labelledBy={titleId} className="stack gap-4">
      <header>
        <h2 id={titleId} className="type-h6">
          {t('setup.addTitle')}
        </h2>
        <p className="type-body2 text-secondary">{t('setup.safe')}</p>
      </header>
      <OwnerForm
        schema={schema}
        defaultValues={EMPTY}
        label={t('setup.form')}
        submitLabel={t('setup.submit')}
        needsFresh={t('setup.needsFresh')}
        onCancel={onCancel}
        onSubmit={async ({ routing, ...given }) => {
          await save.runAsync({ body: given.country === 'US' ? { ...given, routing } : given });
          onSaved();
        }}
      >
        <UnsavedGuard />
        <MethodFields />
        <p className="type-body2 text-secondary">{t('setup.coolingNote', { count: coolingHours })}</p>
      </OwnerForm>
    </Card>
  );
}
