import type { Address, AnyEndpoint, Method } from '@/lib/contract/endpoint';

type Effects = Pick<Address, 'touches' | 'answers' | 'idempotent'>;

/** Makes an entry of `endpoints.gen.ts`. The endpoint itself is only there for its types. */
export function address<E extends AnyEndpoint>(
  id: string,
  method: Method,
  path: `/${string}`,
  effects?: Effects,
): Address<E> {
  return { id, method, path, ...effects } as Address<E>;
}
