import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { showFactor } from '@/tests/setup/make-member';
import { cookieOf } from '@/tests/setup/session-cookie';

export interface Person {
  id: string;
  sessionId: string;
  token: string;
}

export interface People {
  /** a creator: the targets of the tests are theirs */
  owner: Person;
  /** another creator, who has nothing to do with it */
  stranger: Person;
  member: Person;
  /** a company's own account, for what only a company can do */
  company: Person;
  admin: Person;
  suspended: Person;
}

async function makePerson(
  role: string,
  { status = 'active', account_type = 'INDIVIDUAL' } = {},
): Promise<Person> {
  const { id } = await makeUser(db(), { role, status, account_type });
  const session = await makeSession(db(), id);
  if (role === 'ADMIN') await showFactor(session.sessionId);
  return { id, ...session };
}

export async function makePeople(): Promise<People> {
  const [owner, stranger, member, company, admin, suspended] = await Promise.all([
    makePerson('CREATOR'),
    makePerson('CREATOR'),
    makePerson('MEMBER'),
    makePerson('CREATOR', { account_type: 'COMPANY' }),
    makePerson('ADMIN'),
    makePerson('CREATOR', { status: 'suspended' }),
  ]);
  return { owner, stranger, member, company, admin, suspended };
}

/** The headers that prove to an endpoint who a person is. */
export async function credentials(endpoint: AnyEndpoint, person: Person): Promise<Record<string, string>> {
  return endpoint.access === 'session'
    ? { cookie: await cookieOf(person.sessionId) }
    : { authorization: `Bearer ${person.token}` };
}

const OPERATORS = ['admin', 'admin_unproven'];

/** Whether only operators may call it. */
export const isOperators = ({ access }: AnyEndpoint): boolean => OPERATORS.includes(access);

/** Somebody who may call it: its objects are the owner's, but the operator's console is not for creators. */
export function callerOf(endpoint: AnyEndpoint, people: People): Person {
  if (endpoint.id === 'changeRole') return people.company;
  return isOperators(endpoint) ? people.admin : people.owner;
}
