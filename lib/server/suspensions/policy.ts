import type { AccountStatus } from '@/lib/server/users/standing';

export interface Subject {
  id: string;
  role: string;
  status: AccountStatus;
}

/** Returns why an operator may not suspend an account; null where they may. */
export function suspendRefusal(
  operatorId: string,
  subject: Subject,
  activeOperators: number,
): 'own_account' | 'last_operator' | 'conflict' | null {
  if (subject.id === operatorId) return 'own_account';
  if (subject.status !== 'active' && subject.status !== 'deletion_requested') return 'conflict';
  // Somebody must be left who can restore it.
  if (subject.role === 'ADMIN' && activeOperators <= 1) return 'last_operator';
  return null;
}

/** Only a suspended account can be restored. */
export const mayRestore = ({ status }: Pick<Subject, 'status'>): boolean => status === 'suspended';
