import { listOutbox } from '@/lib/contract/platform';
import * as outbox from '@/lib/server/adapters/mail/outbox';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(listOutbox, async () => outbox.listOutbox());
