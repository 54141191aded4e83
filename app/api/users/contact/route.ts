import { getContact } from '@/lib/contract/codes';
import * as contact from '@/lib/server/codes/change-contact';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getContact, (_, ctx) => contact.getContact(ctx));
