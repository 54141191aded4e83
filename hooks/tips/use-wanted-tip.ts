'use client';

import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (authorId: string) => ['wanted-tip', authorId];

/** A visitor wanted to give a tip before they signed in: the page they come back to opens the sheet. */
export function wantTip(client: QueryClient, authorId: string): void {
  client.setQueryData(keyOf(authorId), true);
}

/** Whether the sheet is to be opened now, and a function that says it was. */
export function useWantedTip(authorId: string): { isWanted: boolean; takeOver: () => void } {
  const client = useQueryClient();
  const { data = false } = useQuery<boolean>({ queryKey: keyOf(authorId), queryFn: skipToken });
  return { isWanted: data, takeOver: () => client.setQueryData(keyOf(authorId), false) };
}
