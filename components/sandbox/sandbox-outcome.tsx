'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '@/lib/client/navigate';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSandboxPage } from '@/lib/contract/orders';
import { cardRefusal } from '@/lib/shared/card-refusals';
import styles from './sandbox.module.css';
import { SandboxNote } from './sandbox-note';

// Long enough to read that it worked; the order's own page waits for a slow confirmation.
const SUCCEEDED_MS = 1_000;
const PROCESSING_MS = 3_000;

type SandboxOutcomeProps = { page: Payload<typeof getSandboxPage> };

/** The outcome of the payment, and the link back to the shop. */
export function SandboxOutcome({ page: { status, failure, returnUrl } }: SandboxOutcomeProps) {
  const { t } = useTranslation(['checkout', 'orders']);
  useEffect(() => {
    if (status === 'failed') return;
    const timer = setTimeout(
      () => leaveFor(returnUrl),
      status === 'succeeded' ? SUCCEEDED_MS : PROCESSING_MS,
    );
    return () => clearTimeout(timer);
  }, [status, returnUrl]);

  const back = (
    <a href={returnUrl} className={styles.cancel}>
      {t('sandbox.return')}
    </a>
  );
  if (status === 'failed') {
    const refusal = cardRefusal(failure);
    return (
      <SandboxNote
        tone="bad"
        title={refusal ? t(`orders:failure.${refusal}`) : t('sandbox.failed')}
        words={t('sandbox.failedHint')}
      >
        <a href={`${returnUrl}?again=1`} className={styles.button}>
          {t('sandbox.anotherCard')}
        </a>
        {back}
      </SandboxNote>
    );
  }
  if (status === 'succeeded') {
    return (
      <SandboxNote tone="good" title={t('sandbox.succeeded')} words={t('sandbox.succeededHint')}>
        {back}
      </SandboxNote>
    );
  }
  return (
    <SandboxNote tone="busy" title={t('sandbox.processing')} words={t('sandbox.processingHint')}>
      {back}
    </SandboxNote>
  );
}
