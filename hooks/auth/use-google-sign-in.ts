'use client';

import { useState } from 'react';
import { useErrorText } from '@/hooks/use-error-text';
import { startGoogleSignIn } from '@/lib/client/google';
import { leaveFor } from '@/lib/client/navigate';

/**
 * Goes to Google, which sends the browser back to `callbackUrl`, signed in, or to the sign-in page with a reason.
 * @param callbackUrl already checked as safe
 */
export function useGoogleSignIn(callbackUrl: string) {
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setPending(true);
    setProblem(null);
    try {
      leaveFor(await startGoogleSignIn(callbackUrl));
    } catch (error) {
      setProblem(errorText(error));
      setPending(false);
    }
  };
  return { start, isPending, problem };
}
