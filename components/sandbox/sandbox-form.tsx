'use client';

import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { usePaySandbox } from '@/hooks/sandbox/use-pay-sandbox';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSandboxPage } from '@/lib/contract/orders';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { groupCard } from '@/lib/shared/card-number';
import { formatMoney } from '@/lib/shared/money-format';
import styles from './sandbox.module.css';
import { SandboxField } from './sandbox-field';
import { SandboxSubmit } from './sandbox-submit';
import { TestCards } from './test-cards';

const schema = async () => (await import('@/lib/contract/orders')).paySandbox.body;

type SandboxFormProps = { id: string; page: Payload<typeof getSandboxPage> };

/** A form for the card, and test cards to choose from. */
export function SandboxForm({ id, page }: SandboxFormProps) {
  const { t } = useTranslation('checkout');
  const { intl } = useLocale();
  const pay = usePaySandbox(id);
  return (
    <FormShell
      schema={schema}
      defaultValues={{ card: '' }}
      onSubmit={async ({ card }) => {
        await pay(card);
      }}
      label={t('sandbox.gateway')}
    >
      <SandboxField
        name="card"
        label={t('sandbox.card')}
        hint={t('sandbox.cardHint')}
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
        format={groupCard}
      />
      <SandboxSubmit>{t('sandbox.pay', { amount: isolate(formatMoney(page.amount, intl)) })}</SandboxSubmit>
      <TestCards />
      <a href={page.returnUrl} className={styles.cancel}>
        {t('sandbox.cancel')}
      </a>
    </FormShell>
  );
}
