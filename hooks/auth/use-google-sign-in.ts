'use client';

import { useState } from 'react';
import { useErrorText } from '@/hooks/use-error-text';
import { startGoogleSignIn } from '@/lib/client/google';
import { leaveFor } from '@/lib/client/navigate';

/**
 * Returns `start`, which opens Google's sign-in page. After signing in, the browser returns to `callbackUrl`; after a
 * failure, it returns to the sign-in page with the reason. `problem` is the message if Google's page cannot be opened.
 * @param callbackUrl a URL that the caller has checked to be safe for redirects
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
