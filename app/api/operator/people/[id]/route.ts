import { getMember } from '@/lib/contract/operator-people';
import { handle } from '@/lib/server/http/handle';
import * as people from '@/lib/server/operator/people';

export const GET = handle(getMember, ({ params }, ctx) => people.getMember(ctx, params.id));
