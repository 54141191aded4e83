'use client';

import { ErrorBlock } from '@/components/ui/error-block';
import { useErrorText } from '@/hooks/use-error-text';

type LoadErrorProps = {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
};

/** A list or page that could not be loaded, with the reason and a way to try again. */
export function LoadError({ title, error, onRetry, retrying }: LoadErrorProps) {
  const words = useErrorText();
  return <ErrorBlock title={title} subtitle={words(error)} onRetry={onRetry} retrying={retrying} />;
}
