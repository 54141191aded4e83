'use client';

import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { useAnswerChallenge } from '@/hooks/sandbox/use-answer-challenge';
import { toLatinDigits } from '@/lib/shared/arabic';
import { TEST_CODE } from '@/lib/shared/test-cards';
import styles from './sandbox.module.css';
import { SandboxField } from './sandbox-field';
import { SandboxRefuse } from './sandbox-refuse';
import { SandboxSubmit } from './sandbox-submit';

const schema = async () => (await import('@/lib/contract/orders')).TypedProof;

const digitsOnly = (text: string) => toLatinDigits(text).replace(/\D/g, '').slice(0, TEST_CODE.length);

type SandboxChallengeProps = { id: string };

/** Plays the page of the card's bank (3-D Secure): it asks for the code that it has sent to the card's owner. */
export function SandboxChallenge({ id }: SandboxChallengeProps) {
  const { t } = useTranslation('checkout');
  const answer = useAnswerChallenge(id);
  return (
    <section className={styles.challenge} aria-label={t('sandbox.challengeTitle')}>
      <h2 className="type-h6">{t('sandbox.challengeTitle')}</h2>
      <p className={styles.noteWords}>{t('sandbox.challengeHint')}</p>
      <FormShell
        schema={schema}
        defaultValues={{ code: '' }}
        onSubmit={async ({ code }) => {
          await answer(code);
        }}
        label={t('sandbox.challengeTitle')}
      >
        <SandboxField
          name="code"
          label={t('sandbox.challengeCode')}
          hint={t('sandbox.challengeCodeHint', { code: TEST_CODE })}
          placeholder="000000"
          autoComplete="one-time-code"
          format={digitsOnly}
        />
        <SandboxSubmit>{t('sandbox.challengeApprove')}</SandboxSubmit>
        <SandboxRefuse onRefuse={() => answer(null)} />
      </FormShell>
    </section>
  );
}
