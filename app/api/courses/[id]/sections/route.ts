import { createSection } from '@/lib/contract/kinds/courses';
import * as sections from '@/lib/server/kinds/courses/sections';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createSection, ({ params, body }, ctx) =>
  sections.createSection(ctx, params.id, body),
);
