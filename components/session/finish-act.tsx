'use client';

import { useEffect } from 'react';
import { useFinishAct } from '@/hooks/pending-act/use-finish-act';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';
import { takeAct } from '@/lib/client/pending-act';
import { currentAddress } from '@/lib/client/sign-in-ask';
import { isolate } from '@/lib/shared/arabic';
import { useAskWords } from './use-ask-words';

type FinishActProps = { userId: string };

/** A guest has signed in and come back: does what they wanted, once, and confirms it. */
export function FinishAct({ userId }: FinishActProps) {
  const { t } = useAskWords();
  const toast = useToast();
  const finish = useFinishAct();
  const errorText = useErrorText();

  useEffect(() => {
    const act = takeAct({ userId, address: currentAddress() });
    if (!act) return;
    const name = 'name' in act ? isolate(act.name) : '';
    if ('userId' in act && act.userId === userId) return toast(t(`self.${act.kind}`));
    const refusal = (error: unknown) => {
      const { code } = toApiError(error);
      if (code === 'not_found') return t(`gone.${act.kind}`);
      return code === 'unauthenticated' ? t('failed') : errorText(error);
    };
    finish(act).then(
      () => toast(t(`done.${act.kind}`, { name })),
      (error: unknown) => toast(refusal(error)),
    );
  }, [userId, t, toast, finish, errorText]);
  return null;
}
