import { getMember } from '@/lib/contract/operator-people';
import * as people from '@/lib/server/operator/people';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getMember, ({ params }, ctx) => people.getMember(ctx, params.id));
