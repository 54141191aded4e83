'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { forgetPendingAct, isActPending } from '@/lib/client/act-store';
import type { PendingAct } from '@/lib/client/pending-act';
import { isolate } from '@/lib/shared/arabic';
import { useAskWords } from './use-ask-words';

/** What will be done for whoever signs in here: it may be somebody else than who wanted it, and can be given up. */
export function WaitingNote() {
  const { t } = useAskWords();
  const [act, setAct] = useState<PendingAct | null>(null);
  useEffect(() => {
    // What reads it brings its schema along, which few pages need.
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
