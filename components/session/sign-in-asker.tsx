'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { forgetPendingAct, isActPending } from '@/lib/client/act-store';
import { leaveToSignIn, onSignInAsked, type Wanted } from '@/lib/client/sign-in-ask';
import type { SignInSheet } from './sign-in-sheet';

type SignInAskerProps = {
  /** Whose page this is; null for a guest's. */
  userId: string | null;
};

type Loaded = {
  Sheet?: typeof SignInSheet;
  FinishAct?: ComponentType<{ userId: string }>;
};

/**
 * Opens the sheet when somebody does what needs an account, and finishes what waited once they have one. Both come when they
 * are first needed. Where they do not come, the sign-in page asks.
 */
export function SignInAsker({ userId }: SignInAskerProps) {
  const [{ Sheet, FinishAct }, setLoaded] = useState<Loaded>({});
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(
    () =>
      onSignInAsked((next) => {
        import('./sign-in-sheet').then(({ SignInSheet }) => {
          setLoaded((before) => ({ ...before, Sheet: SignInSheet }));
          setWanted(next);
          setOpen(true);
        }, leaveToSignIn);
      }),
    [],
  );

  useEffect(() => {
    if (userId !== null) return;
    // It comes while the press lasts, and while it is asked whether there is a session after all.
    const fetchAhead = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !target.closest('button')) return;
      import('./sign-in-sheet').catch(() => {});
    };
    window.addEventListener('pointerdown', fetchAhead, { passive: true });
    return () => window.removeEventListener('pointerdown', fetchAhead);
  }, [userId]);

  useEffect(() => {
    if (!isActPending()) return;
    if (userId === null) return forgetPendingAct();
    import('./finish-act').then(
      ({ FinishAct }) => setLoaded((before) => ({ ...before, FinishAct })),
      forgetPendingAct,
    );
  }, [userId]);

  // Back from the sign-in page to a page that the browser had kept: they have not signed in.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && userId === null) forgetPendingAct();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [userId]);

  return (
    <>
      {Sheet && wanted ? (
        <Sheet wanted={wanted} open={open} by={userId} onClose={() => setOpen(false)} />
      ) : null}
      {FinishAct && userId ? <FinishAct userId={userId} /> : null}
    </>
  );
}
