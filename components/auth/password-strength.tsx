'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './password-strength.module.css';

type Strength = 'weak' | 'valid';

const SHORTEST = 10;

/** Shows whether the password in the form is weak or valid while it is typed. The word lists are loaded only then. */
export function PasswordStrength() {
  const { t } = useTranslation('auth');
  const [password = '', name = '', email = ''] = useWatch<Record<string, string>>({
    name: ['password', 'name', 'email'],
  });
  const strength = useStrength(useDeferredValue(password), name, email);
  return (
    <p
      className={`grid gap-1 type-caption text-secondary ${styles.strength}`}
      aria-live="polite"
      data-strength={strength ?? 'none'}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} />
      </span>
      {strength ? (
        <span>
          {t('strength.label')}: <strong>{t(`strength.${strength}`)}</strong>
        </span>
      ) : null}
    </p>
  );
}

function useStrength(password: string, name: string, email: string): Strength | null {
  const [judged, setJudged] = useState<{ password: string; strength: Strength } | null>(null);
  useEffect(() => {
    if (password.length < SHORTEST) return;
    let stale = false;
    void import('@/lib/shared/password').then(({ assessPassword }) => {
      if (!stale) setJudged({ password, strength: assessPassword(password, [email, name]) });
    });
    return () => {
      stale = true;
    };
  }, [password, name, email]);
  if (password === '') return null;
  if (password.length < SHORTEST) return 'weak';
  return judged?.strength ?? null;
}
