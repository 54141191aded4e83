'use client';

import { useTranslation } from 'react-i18next';
import { Money } from '@/components/ui/money';
import { useSandboxPage } from '@/hooks/sandbox/use-sandbox-page';
import { useErrorText } from '@/hooks/use-error-text';
import styles from './sandbox.module.css';
import { SandboxChallenge } from './sandbox-challenge';
import { SandboxForm } from './sandbox-form';
import { SandboxFrame } from './sandbox-frame';
import { SandboxNote } from './sandbox-note';
import { SandboxOutcome } from './sandbox-outcome';

type SandboxPayProps = { id: string };

/** The sandbox gateway's hosted payment page: the amount, the card, the outcome. */
export function SandboxPay({ id }: SandboxPayProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const errorText = useErrorText();
  const { data: page, error, refetch } = useSandboxPage(id);
  if (!page) {
    return (
      <SandboxFrame>
        {error ? (
          <SandboxNote
            tone="bad"
            title={error.code === 'not_found' ? t('sandbox.notFound') : t('sandbox.loadFailed')}
            words={error.code === 'not_found' ? t('sandbox.notFoundHint') : errorText(error)}
          >
            {error.code === 'not_found' ? null : (
              <button type="button" className={styles.button} onClick={() => void refetch()}>
                {t('common:action.retry')}
              </button>
            )}
          </SandboxNote>
        ) : (
          <SandboxNote tone="busy" title={t('common:state.loading')} />
        )}
      </SandboxFrame>
    );
  }
  return (
    <SandboxFrame>
      <div className={styles.bill}>
        <p className={styles.merchant}>
          {t('sandbox.payTo')} <strong>{t('common:brand')}</strong>
        </p>
        <Money money={page.amount} className={styles.amount} />
        <p className={styles.description} dir="auto">
          {page.description}
        </p>
      </div>
      {page.status === 'open' ? <SandboxForm id={id} page={page} /> : null}
      {page.status === 'challenge' ? <SandboxChallenge id={id} /> : null}
      {page.status === 'open' || page.status === 'challenge' ? null : <SandboxOutcome page={page} />}
    </SandboxFrame>
  );
}
