import type { Address, AnyEndpoint, Method } from '@/lib/contract/endpoint';

/** Makes an entry of `endpoints.gen.ts`. The endpoint itself is only there for its types. */
export function address<E extends AnyEndpoint>(id: string, method: Method, path: `/${string}`): Address<E> {
  return { id, method, path } as Address<E>;
}
