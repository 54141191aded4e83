import { deleteSection, updateSection } from '@/lib/contract/kinds/courses';
import * as sections from '@/lib/server/kinds/courses/sections';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(updateSection, ({ params, body }, ctx) =>
  sections.updateSection(ctx, params.id, params.sectionId, body),
);

export const DELETE = handle(deleteSection, ({ params }, ctx) =>
  sections.deleteSection(ctx, params.id, params.sectionId),
);
