import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { postEvents } from '@/lib/contract/platform';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { insertEvents } from './repo';

/** Keeps page views and named events; nothing where the browser asks not to be tracked. */
export async function recordEvents(ctx: Ctx, request: Request, body: Parsed<typeof postEvents>['body']) {
  const isPrivate = request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1';
  if (!isPrivate) {
    await insertEvents(
      ctx.db,
      body.events.map(({ name, path, visitId, props }) => ({
        id: newId(),
        name,
        path,
        visit_id: visitId,
        user_id: ctx.viewer?.id ?? null,
        props: JSON.stringify(props),
        created_at: ctx.now,
      })),
    );
  }
  return { done: true as const };
}
