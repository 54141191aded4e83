import { inject } from 'vitest';
import { Visitor } from '@/tests/setup/visitor';

/** The address of the app under test. */
export const origin = inject('origin');

/** Returns a visitor without cookies. */
export const guest = () => new Visitor(origin);

const members = new Map<string, Promise<Visitor>>();

/** Returns a demo account, in a session that tests share: a test that ends a session signs a guest in. */
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
