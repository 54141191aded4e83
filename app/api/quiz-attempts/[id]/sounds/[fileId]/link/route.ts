import { createSoundLink } from '@/lib/contract/kinds/quiz-sounds';
import * as attempts from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createSoundLink, ({ params }, ctx) => attempts.createSoundLink(ctx, params));
