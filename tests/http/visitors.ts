import { inject } from 'vitest';
import { Visitor } from '@/tests/setup/visitor';

/** The address of the app under test. */
export const origin = inject('origin');

export const guest = () => new Visitor(origin);

const members = new Map<string, Promise<Visitor>>();

/** A demo account in the session that the tests of this file share. */
export function member({ email }: { email: string }): Promise<Visitor> {
  const visitor = members.get(email) ?? signedIn(email);
  members.set(email, visitor);
  return visitor;
}

async function signedIn(email: string): Promise<Visitor> {
  const visitor = guest();
  await visitor.signIn(email);
  return visitor;
}
