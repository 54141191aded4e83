import 'server-only';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';
import { rowOf } from './bytes';

/** Keys of identity documents. When the sealing key changes, only these keys are sealed again, not the documents. */
export const SEALED: readonly SealedColumn[] = [
  {
    table: 'identity_documents',
    id: 'id',
    column: 'sealed_key',
    bound: ['user_id'],
    row: ({ id = '', user_id = '' }) => rowOf({ id, user_id }),
  },
];
