import 'server-only';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract';
import type { Address, AnyEndpoint, Input, Of, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import { AppError } from '@/lib/server/errors';
import { parseAnswer } from './handle';

/**
 * Collects what a page's first HTML already holds; react-query takes over in the browser under the same keys.
 * `const page = prefetch(); await page.one(getPost, { params: { id } }, () => getPost(ctx, id));`
 * `<HydrationBoundary state={page.state()}>…`
 */
export function prefetch() {
  const client = new QueryClient();
  return {
    /** One answer; a refusal `not_found` becomes the 404 page. */
    async one<E extends AnyEndpoint | Address>(
      endpoint: E,
      input: Input<E>,
      load: () => Promise<z.input<Of<E>['response']>>,
    ): Promise<Payload<E>> {
      const payload = parseAnswer(whole(endpoint), await orNotFound(load));
      client.setQueryData(queryKey(endpoint, input), payload);
      return payload;
    },
    /**
     * The first page of a list that the browser continues with useInfiniteQuery.
     * @param load takes the query as the API would read it
     * @param cursor the beginning, where the address names one
     */
    async list<E extends AnyEndpoint | Address>(
      endpoint: E,
      input: Input<E>,
      load: (query: z.output<Of<E>['query']>) => Promise<z.input<Of<E>['response']>>,
      cursor: string | null = null,
    ): Promise<Payload<E>> {
      const target = whole(endpoint);
      const query = target.query.parse({ ...input.query, ...(cursor ? { cursor } : {}) });
      const payload = parseAnswer(target, await orNotFound(() => load(query)));
      client.setQueryData(queryKey(endpoint, input), { pages: [payload], pageParams: [cursor] });
      return payload;
    },
    state: () => dehydrate(client),
  };
}

const byId = new Map(ENDPOINTS.map((each) => [each.id, each]));

/** The endpoint itself, where its address was given. */
function whole<T extends AnyEndpoint | Address>(target: T): Of<T> {
  return byId.get(target.id) as Of<T>;
}

async function orNotFound<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.fields?.cursor)) notFound();
    throw error;
  }
}
