import { listOutbox } from '@/lib/contract/platform';
import * as letters from '@/lib/server/adapters/mail/outbox';
import { listTexts } from '@/lib/server/adapters/sms/outbox';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listOutbox, async () => ({
  ...(await letters.listOutbox()),
  texts: await listTexts(),
}));
