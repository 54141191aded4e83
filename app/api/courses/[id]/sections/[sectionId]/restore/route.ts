import { restoreSection } from '@/lib/contract/kinds/courses';
import * as sections from '@/lib/server/kinds/courses/sections';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(restoreSection, ({ params }, ctx) =>
  sections.restoreSection(ctx, params.id, params.sectionId),
);
