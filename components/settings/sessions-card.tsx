'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import { useEndSessions, useSessions } from '@/hooks/account/use-sessions';
import { useLogout } from '@/hooks/session/use-logout';
import { useErrorText } from '@/hooks/use-error-text';
import { SessionRow } from './session-row';
import styles from './sessions-card.module.css';

/** The devices where the member is signed in, with a button to end each session, and one to sign out everywhere. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const words = useErrorText();
  const showError = useErrorToast();
  const logout = useLogout();
  const sessions = useSessions();
  const end = useEndSessions();
  const [asked, setAsked] = useState<'others' | 'all' | null>(null);
  const [scope, setScope] = useState<'others' | 'all'>('others');
  const [error, setError] = useState<string | null>(null);
  const ask = (next: 'others' | 'all') => {
    setScope(next);
    setError(null);
    setAsked(next);
  };
  if (sessions.error && !sessions.data) return <LoadError title={t('sessions.failed')} query={sessions} />;
  const rows = sessions.data?.data ?? [];

  const confirm = () =>
    end.mutate(scope, {
      onSuccess: () => {
        // This page's session is over: its data in the browser is removed too.
        if (scope === 'all') return void logout().catch(showError);
        setAsked(null);
        toast(t('sessions.othersEnded'));
      },
      onError: (failure) => setError(words(failure)),
    });
  const endOne = (id: string) =>
    end.mutate({ id }, { onSuccess: () => toast(t('sessions.ended')), onError: showError });

  return (
    <TitledCard title={t('sessions.title')} hint={t('sessions.hint')}>
      <ul className={styles.list} aria-label={t('sessions.title')}>
        {rows.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            disabled={end.isPending}
            onEnd={() => endOne(session._id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {rows.length > 1 ? (
          <Button variant="outlined" onClick={() => ask('others')}>
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <Button variant="outlined" color="error" onClick={() => ask('all')}>
          {t('sessions.endAll')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t(scope === 'all' ? 'sessions.endAllQuestion' : 'sessions.endOthersQuestion')}
        confirmLabel={t(scope === 'all' ? 'sessions.endAll' : 'sessions.endOthers')}
        destructive
        loading={end.isPending}
        error={error}
        onCancel={() => setAsked(null)}
        onConfirm={confirm}
      >
        {t(scope === 'all' ? 'sessions.endAllNote' : 'sessions.endOthersNote')}
      </ConfirmDialog>
    </TitledCard>
  );
}
