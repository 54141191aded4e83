import 'server-only';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';
import { SEALED as DOCUMENTS } from '@/lib/server/identity-checks/sealed';
import { SEALED as BANK_ACCOUNTS } from '@/lib/server/payouts/sealed';
import { SEALED as SECOND_FACTORS } from '@/lib/server/second-factor/sealed';

/** Every sealed column; a test finds one that is missing. */
export const COLUMNS: readonly SealedColumn[] = [...BANK_ACCOUNTS, ...SECOND_FACTORS, ...DOCUMENTS];
