'use client';

import { PersonCard } from '@/components/users/person-card';
import { useProfile } from '@/hooks/users/use-profile';

type PostAsideProps = { authorId: string };

/** Beside a post: its author. */
export function PostAside({ authorId }: PostAsideProps) {
  const { data } = useProfile(authorId);
  return data ? <PersonCard person={data} nameAs="h2" /> : null;
}
