'use client';

import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentSubject } from './comments-cache';

const keyOf = ({ type, id }: CommentSubject) => ['kept-comment', type, id];

/** Hands the form of a subject what its writer wrote before they signed in. */
export function giveKeptComment(client: QueryClient, subject: CommentSubject, text: string): void {
  client.setQueryData(keyOf(subject), text);
}

/** What was written before signing in, or null; and the way to say that it has been taken over. */
export function useKeptComment(subject: CommentSubject): { kept: string | null; takeOver: () => void } {
  const client = useQueryClient();
  const { data } = useQuery<string | null>({ queryKey: keyOf(subject), queryFn: skipToken });
  return { kept: data ?? null, takeOver: () => client.setQueryData(keyOf(subject), null) };
}
