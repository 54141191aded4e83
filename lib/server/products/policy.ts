import 'server-only';

/** What a viewer may do with a product. */
export function productAbilities(
  viewerId: string | null,
  product: { owner_id: string; status: string; entitlement_id: string | null },
) {
  const isOwner = viewerId === product.owner_id;
  const isOwned = product.entitlement_id !== null;
  return {
    edit: isOwner && product.status !== 'deleted' && product.status !== 'suspended',
    publish: isOwner && product.status !== 'deleted' && product.status !== 'suspended',
    // Visitors may ask to buy: they are led to sign in.
    buy: product.status === 'published' && !isOwner && !isOwned,
    review: isOwned && !isOwner,
  };
}
