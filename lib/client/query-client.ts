import { QueryClient } from '@tanstack/react-query';
import { MINUTE } from '@/lib/shared/time';
import { ApiError } from './api-error';

const FIVE_MINUTES = 5 * MINUTE;
// On the server a client lives for one page. A timer there would keep the page's data for minutes, and memory would run
// out soon.
const KEEP = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : FIVE_MINUTES;
const RETRIES = 3;
const LONGEST_WAIT = 30_000;

/**
 * The data cache of the specification (section 9): 5 minutes, no refetch on window focus, failed reads tried 3 more
 * times with exponential back-off of at most 30 s. A read that the API refused for good is not tried again.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: KEEP,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT),
      },
    },
  });
}

function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
