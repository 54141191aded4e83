'use client';

import { type MouseEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import styles from './demo-accounts.module.css';

export type DemoAccount = {
  name: string;
  email: string;
  password: string;
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  profilePic?: string | null;
};

type DemoAccountsProps = { accounts: readonly DemoAccount[] };

/** The demo's accounts: one tap fills the form around them and moves the focus to its button. */
export function DemoAccounts({ accounts }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  const { reset } = useFormContext();
  const titleId = useId();

  const fill = (account: DemoAccount, event: MouseEvent<HTMLButtonElement>) => {
    reset({ email: account.email, password: account.password });
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  };

  return (
    <section className={styles.demo} aria-labelledby={titleId}>
      <h2 id={titleId} className="type-label">
        {t('demo.title')}
      </h2>
      <p className="type-caption text-secondary">{t('demo.subtitle')}</p>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              title={t('demo.fill', { name: account.name })}
              onClick={(event) => fill(account, event)}
            >
              <Avatar name={account.name} src={account.profilePic} size={32} />
              <span className="grid min-0">
                <BidiText className="type-label anywhere">{account.name}</BidiText>
                <span className="type-caption text-secondary">{t(`demo.role.${account.role}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
