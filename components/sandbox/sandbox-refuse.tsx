'use client';

import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/hooks/use-error-text';
import styles from './sandbox.module.css';

type SandboxRefuseProps = { onRefuse: () => Promise<unknown> };

/** The card's owner says that they do not pay. */
export function SandboxRefuse({ onRefuse }: SandboxRefuseProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const { isSubmitting } = useFormState();
  const [state, setState] = useState<{ isPending: boolean; error?: unknown }>({ isPending: false });
  const refuse = async () => {
    setState({ isPending: true });
    await onRefuse().catch((error: unknown) => setState({ isPending: false, error }));
  };
  return (
    <>
      {state.error ? <p role="alert">{errorText(state.error)}</p> : null}
      <button
        type="button"
        className={styles.secondary}
        disabled={isSubmitting || state.isPending}
        onClick={() => void refuse()}
      >
        {state.isPending ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {t('sandbox.challengeRefuse')}
      </button>
    </>
  );
}
