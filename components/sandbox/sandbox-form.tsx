'use client';

import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { usePaySandbox } from '@/hooks/sandbox/use-pay-sandbox';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSandboxPage } from '@/lib/contract/orders';
import { CardField } from './card-field';
import styles from './sandbox.module.css';
import { SandboxSubmit } from './sandbox-submit';
import { TestCards } from './test-cards';

const schema = async () => (await import('@/lib/contract/orders')).paySandbox.body;

type SandboxFormProps = { id: string; page: Payload<typeof getSandboxPage> };

/** A form for the card, and test cards to choose from. */
export function SandboxForm({ id, page }: SandboxFormProps) {
  const { t } = useTranslation('checkout');
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
      <CardField name="card" label={t('sandbox.card')} hint={t('sandbox.cardHint')} />
      <SandboxSubmit amount={page.amount} />
      <TestCards />
      <a href={page.returnUrl} className={styles.cancel}>
        {t('sandbox.cancel')}
      </a>
    </FormShell>
  );
}
