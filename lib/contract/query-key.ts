import type { Address, AnyEndpoint, Input } from './endpoint';

/** The key of an answer in react-query; the id alone invalidates every variant. */
export function queryKey<T extends AnyEndpoint | Address>(target: T, input: Input<T>): readonly unknown[] {
  const given = input as { params?: object; query?: object };
  return [target.id, { ...given.params, ...given.query }];
}
