import 'server-only';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';

/** The row that the secret of an authenticator app is sealed for. */
export const rowOf = (userId: string): string => `second_factors:${userId}`;

const of = (column: string): SealedColumn => ({
  table: 'second_factors',
  id: 'user_id',
  column,
  row: ({ user_id }) => rowOf(user_id ?? ''),
});

/** Secrets of authenticator apps, those in use and those being set up. */
export const SEALED: readonly SealedColumn[] = [of('secret'), of('pending_secret')];
