'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { forgetPendingAct, isActPending } from '@/lib/client/act-store';
import type { PendingAct } from '@/lib/client/pending-act';
import { isolate } from '@/lib/shared/arabic';
import { useAskWords } from './use-ask-words';

/**
 * Names the action that follows after signing in, with a button to cancel it: the person who signs in may be another
 * one.
 */
export function WaitingNote() {
  const { t } = useAskWords();
  const [act, setAct] = useState<PendingAct | null>(null);
  useEffect(() => {
    // The code that reads it loads its schema too, which few pages need.
    if (isActPending())
      void import('@/lib/client/pending-act').then(({ waitingAct }) => setAct(waitingAct()));
  }, []);
  if (!act) return null;
  const drop = () => {
    forgetPendingAct();
    setAct(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ marginBlockStart: '12px' }}
      action={
        <Button size="small" variant="text" color="inherit" onClick={drop}>
          {t('drop')}
        </Button>
      }
    >
      {t(`note.${act.kind}`, { name: 'name' in act ? isolate(act.name) : '' })}
    </Alert>
  );
}
