import 'server-only';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ComponentType, cache, Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import { PageTitle } from '@/components/ui/page-title';
import type { MessageGroup } from '@/lib/i18n/message-groups';
import { Messages } from '@/lib/i18n/page-messages';
import type { Namespace } from '@/lib/i18n/resources';
import { getTranslation } from '@/lib/i18n/server';
import type { Ctx } from '@/lib/server/ctx';
import { prefetch } from '@/lib/server/requests/prefetch';

/** The parameters behind the `?` of an address. */
export type Asked = Partial<Record<string, string | string[]>>;

type Awaitable<T> = T | Promise<T>;

/** `t` and the language of the request. */
type Words<N extends Namespace> = Awaited<ReturnType<typeof getTranslation<N>>>;

/** A page's address, read and checked. */
interface Place<P, Q> {
  params: P;
  query: Q;
}

interface Visit<P, Q, C> extends Place<P, Q> {
  ctx: C;
  /** collects what the first HTML holds */
  page: ReturnType<typeof prefetch>;
}

type Opened<N extends Namespace, P, Q, C, S> = Visit<P, Q, C> & Words<N> & { subject: S };

/**
 * The parts of a page, in the order in which they run. TypeScript infers the types of a part from those above it, so a
 * page lists them in this order, too.
 */
interface Definition<N extends Namespace, P, Q, C extends Ctx, S, D> {
  /** The keys of `t` need no prefix for it. */
  namespace: N;
  /** The parameters of the path: others are not found. */
  params?: z.ZodType<P>;
  /** Reads the parameters behind the `?`. Ignores values that do not exist. */
  query?: (asked: Asked) => Q;
  /** Returns the context of a visitor who may see the page, and leads all others away. */
  access: (place: Place<P, Q>) => Awaitable<C>;
  /** Reads what the title depends on. */
  subject?: (visit: Visit<P, Q, C>) => Promise<S>;
  title: (opened: Opened<N, P, Q, C, S>) => string;
  /** The metadata besides the title. Without it, search engines may not list the page. */
  head?: (opened: Opened<N, P, Q, C, S> & { title: string }) => Awaitable<Metadata>;
  /** The groups of messages that the page needs besides those of its layouts. */
  messages?: readonly MessageGroup[];
  /** Reads what only the page shows. */
  load?: (opened: Opened<N, P, Q, C, S>) => Promise<D>;
  /** Goes around the view and its title. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Stands below the title. Without it, the view has a heading of its own. */
  subtitle?: (opened: Opened<N, P, Q, C, S> & { data: D }) => ReactNode;
  view: (opened: Opened<N, P, Q, C, S> & { data: D }) => Awaitable<ReactNode>;
}

interface RouteProps {
  params: Promise<Asked>;
  searchParams: Promise<Asked>;
}

/**
 * Makes the exports of a `page.tsx` (decisions/093):
 * `export const { generateMetadata } = page;`
 * `export default page.Page;`
 */
export function definePage<
  N extends Namespace,
  P = undefined,
  Q = undefined,
  C extends Ctx = Ctx,
  S = undefined,
  D = undefined,
>(definition: Definition<N, P, Q, C, S, D>) {
  const { namespace, access, title, head, messages = [], Frame = Fragment, subtitle, view } = definition;

  /** Metadata and page share what is read here: once per request, by the address as text. */
  const openOnce = cache(async (address: string): Promise<Opened<N, P, Q, C, S>> => {
    const { params, asked } = JSON.parse(address) as { params: Asked; asked: Asked };
    const place = {
      params: (definition.params && parsed(definition.params, params)) as P,
      query: definition.query?.(asked) as Q,
    };
    const [ctx, words] = await Promise.all([access(place), getTranslation(namespace)]);
    const visit = { ...place, ctx, page: prefetch() };
    return { ...visit, ...words, subject: (await definition.subject?.(visit)) as S };
  });

  async function open({ params, searchParams }: RouteProps): Promise<Opened<N, P, Q, C, S>> {
    return openOnce(JSON.stringify({ params: await params, asked: await searchParams }));
  }

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const opened = await open(props);
    const name = title(opened);
    return head
      ? { title: name, ...(await head({ ...opened, title: name })) }
      : { title: name, robots: { index: false } };
  }

  async function Page(props: RouteProps) {
    const opened = await open(props);
    const shown = { ...opened, data: (await definition.load?.(opened)) as D };
    const content = await view(shown);
    return (
      <Messages of={messages}>
        <HydrationBoundary state={opened.page.state()}>
          <Frame>
            {subtitle ? <PageTitle subtitle={subtitle(shown)}>{title(opened)}</PageTitle> : null}
            {content}
          </Frame>
        </HydrationBoundary>
      </Messages>
    );
  }

  return { generateMetadata, Page };
}

function parsed<P>(schema: z.ZodType<P>, params: Asked): P {
  const { success, data } = schema.safeParse(params);
  return success ? data : notFound();
}
