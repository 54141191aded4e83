import { createSoundLink } from '@/lib/contract/kinds/quiz-sounds';
import * as sounds from '@/lib/server/kinds/quizzes/sounds';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createSoundLink, ({ params }, ctx) => sounds.createSoundLink(ctx, params));
