'use client';

import { ErrorBlock } from '@/components/ui/error-block';
import { useErrorText } from '@/hooks/use-error-text';

type LoadErrorProps = {
  /** The title: what could not be loaded. */
  title: string;
  /** The result of `useEndpointQuery`, or a list of `useEndpointList`. */
  query: { error: unknown; refetch: () => unknown; isRefetching: boolean };
};

/** Says that a list or page could not be loaded and why, with a retry button. */
export function LoadError({ title, query }: LoadErrorProps) {
  const words = useErrorText();
  const { error, refetch, isRefetching } = query;
  return (
    <ErrorBlock
      title={title}
      subtitle={words(error)}
      onRetry={() => void refetch()}
      retrying={isRefetching}
    />
  );
}
