'use client';

import { useTranslation } from 'react-i18next';
import { Handle } from '@/components/ui/handle';
import { TitledCard } from '@/components/ui/titled-card';
import { useMe } from '@/hooks/session/use-me';
import styles from './settings.module.css';

/** The name and handle of the account. */
export function AccountCard() {
  const { t } = useTranslation('settings');
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <TitledCard title={t('account.title')}>
      <dl className="grid gap-3">
        <div className={`row cluster spread ${styles.fact}`}>
          <dt>{t('account.handle')}</dt>
          <dd>
            <Handle handle={me.handle} />
          </dd>
        </div>
        <div className={`row cluster spread ${styles.fact}`}>
          <dt>{t('account.role')}</dt>
          <dd>{t(`account.${me.role}`)}</dd>
        </div>
      </dl>
    </TitledCard>
  );
}
