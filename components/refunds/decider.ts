/** The seller decides about their own sales, the operator about all sales. */
export type Decider = 'seller' | 'operator';
