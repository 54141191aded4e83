'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getConnectedAccount, refreshConnectedAccount } from '@/lib/client/endpoints.gen';
import type { ConnectedAccount } from '@/lib/contract/gateways';
import { ConnectButton } from './connect-button';
import styles from './connect-card.module.css';
import { ConnectUse } from './connect-use';

const TONES: Record<ConnectedAccount['state'], StatusTone> = {
  none: 'neutral',
  unfinished: 'warning',
  restricted: 'error',
  other_currency: 'warning',
  ready: 'success',
};

const WORDS = {
  none: 'begin',
  unfinished: 'continue',
  restricted: 'continue',
  other_currency: 'continue',
  ready: 'look',
} as const;

type ConnectCardProps = {
  /** why they come back from the provider's pages: finished, or with an expired link */
  back?: 'done' | 'again';
};

/**
 * A creator's account at the payment provider: its state, and the way to the provider's pages. Shows nothing if no
 * provider is set up.
 */
export function ConnectCard({ back }: ConnectCardProps) {
  const { t } = useTranslation('payouts');
  const titleId = useId();
  const { data: account } = useEndpointQuery(getConnectedAccount, {});
  const refresh = useAction(refreshConnectedAccount);
  const ask = useRef(refresh.run);
  // Who comes back from the provider's pages has changed something there.
  useEffect(() => {
    if (back === 'done') ask.current({});
  }, [back]);
  if (!account?.isOffered) return null;
  const { state, restriction } = account;
  return (
    <Card padding="large" labelledBy={titleId} className={styles.card}>
      <header className={`row cluster spread ${styles.head}`}>
        <h2 id={titleId} className="type-h6">
          {t('connect.title')}
        </h2>
        <StatusChip label={t(`connect.state.${state}`)} tone={TONES[state]} />
      </header>
      <div role="status" className={styles.said}>
        {refresh.isPending ? <p className="type-body2 text-secondary">{t('connect.asking')}</p> : null}
        {back === 'again' && state !== 'ready' ? <Alert severity="info">{t('connect.again')}</Alert> : null}
      </div>
      {refresh.isError ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => refresh.run({})}>
              {t('connect.retry')}
            </Button>
          }
        >
          {t('connect.askFailed')}
        </Alert>
      ) : null}
      <p className="type-body2 text-secondary">
        {t(`connect.${state === 'restricted' && restriction ? restriction : state}`)}
      </p>
      {state === 'ready' ? <ConnectUse /> : null}
      <ConnectButton
        label={t(`connect.${WORDS[state]}`)}
        variant={state === 'ready' ? 'outlined' : 'contained'}
        className={styles.way}
      />
    </Card>
  );
}
