import { copySection } from '@/lib/contract/kinds/courses';
import * as sections from '@/lib/server/kinds/courses/sections';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(copySection, ({ params }, ctx) =>
  sections.copySection(ctx, params.id, params.sectionId),
);
