'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLast } from '@/components/action/use-last';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TitledCard } from '@/components/ui/titled-card';
import { useLogout } from '@/hooks/session/use-logout';
import { loadAgain, useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useToast } from '@/hooks/use-toast';
import { endSession, endSessions, listSessions } from '@/lib/client/endpoints.gen';
import { SessionRow } from './session-row';
import styles from './sessions-card.module.css';

/** The devices where the member is signed in, with a button to end each session, and one to sign out everywhere. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const showError = useErrorToast();
  const logout = useLogout();
  const sessions = useEndpointQuery(listSessions, {});
  const endOne = useAction(endSession, { done: t('sessions.ended'), toastsFailure: true });
  const endMany = useAction(endSessions, {
    // After 'all', this page has no session to load with.
    keep: (client, _answer, { body }) => {
      if (body.scope === 'others') void loadAgain(client, endSession.touches);
    },
  });
  const [asked, setAsked] = useState<'others' | 'all' | null>(null);
  const scope = useLast(asked) ?? 'others';
  const ask = (next: 'others' | 'all') => {
    endMany.reset();
    setAsked(next);
  };
  if (sessions.error && !sessions.data) return <LoadError title={t('sessions.failed')} query={sessions} />;
  const rows = sessions.data?.data ?? [];

  const confirm = () =>
    endMany.run(
      { body: { scope } },
      {
        onSuccess: () => {
          // This page's session is over: its data in the browser is removed too.
          if (scope === 'all') return void logout().catch(showError);
          setAsked(null);
          toast(t('sessions.othersEnded'));
        },
      },
    );

  return (
    <TitledCard title={t('sessions.title')} hint={t('sessions.hint')}>
      <ul className={styles.list} aria-label={t('sessions.title')}>
        {rows.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            disabled={endOne.isPending || endMany.isPending}
            onEnd={() => endOne.run({ params: { id: session._id } })}
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
        loading={endMany.isPending}
        error={endMany.failure}
        onCancel={() => setAsked(null)}
        onConfirm={confirm}
      >
        {t(scope === 'all' ? 'sessions.endAllNote' : 'sessions.endOthersNote')}
      </ConfirmDialog>
    </TitledCard>
  );
}
