'use client';

import { ErrorBlock } from '@/components/ui/error-block';
import { useErrorText } from '@/hooks/use-error-text';

type LoadErrorProps = {
  /** What could not be loaded. */
  title: string;
  /** Of `useEndpointQuery`, or a list of `useEndpointList`. */
  query: { error: unknown; refetch: () => unknown; isRefetching: boolean };
};

/** A list or page that could not be loaded, with the reason and a way to try again. */
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
