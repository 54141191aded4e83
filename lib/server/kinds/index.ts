import type { KindSale } from './sale-port';

export interface Kind {
  /** a product of it is bought once by each; else again each time */
  ownedOnce: boolean;
  sale?: KindSale;
}

/** The kind of product that a type is of. */
export function kindOf(_type: string): Kind {
  return { ownedOnce: true };
}
