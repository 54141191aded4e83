import 'server-only';

export interface Judged {
  owner_id: string;
  status: string;
  /** published, by somebody whose account is active */
  on_market: boolean;
  entitlement_id: string | null;
}

/** What a viewer may do with a product that they may see. */
export function productAbilities(viewerId: string | null, product: Judged) {
  const isOwner = viewerId === product.owner_id;
  const isOwned = product.entitlement_id !== null;
  return {
    edit: isOwner && mayChange(product),
    publish: isOwner && mayChange(product),
    // Visitors may ask to buy: they are led to sign in.
    buy: product.on_market && !isOwner && !isOwned,
    review: isOwned && !isOwner,
  };
}

/** Whether its owner may still change a product: not once it is deleted, nor while it is taken down. */
export function mayChange(product: { status: string }): boolean {
  return product.status !== 'deleted' && product.status !== 'suspended';
}
