'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { forgetPendingAct, isActPending } from '@/lib/client/act-store';
import { leaveToSignIn, onSignInAsked, type Wanted } from '@/lib/client/sign-in-ask';
import type { SignInSheet } from './sign-in-sheet';

type SignInAskerProps = {
  /** The member that the page was made for; null for a guest. */
  userId: string | null;
};

type Loaded = {
  Sheet?: typeof SignInSheet;
  FinishAct?: ComponentType<{ userId: string }>;
};

/**
 * Opens the sign-in sheet when an action needs an account, and finishes that action after signing in. Both are loaded
 * when they are first needed. If they cannot be loaded, the sign-in page opens.
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
    // Loaded while the press lasts, and while the page asks whether there is a session after all.
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

  // The reader came back from the sign-in page to a page that the browser had kept: they have not signed in.
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
