import 'server-only';
import type { Viewer } from '@/lib/server/ctx';

export interface Judged {
  owner_id: string;
  status: string;
  /** published, by somebody whose account is active */
  on_market: boolean;
  entitlement_id: string | null;
  is_owned_once: boolean;
  /** a share of each sale is the viewer's */
  viewer_earns: boolean;
}

type Seller = Pick<Viewer, 'id' | 'role'>;

/** What a viewer may do with a product that they may see. */
export function productAbilities(viewer: Seller | null, product: Judged) {
  const isOwner = viewer?.id === product.owner_id;
  const isSeller = isOwner || product.viewer_earns;
  const isOwned = product.entitlement_id !== null;
  const isChangeable = viewer !== null && isOwner && mayChange(viewer, product);
  return {
    edit: isChangeable,
    publish: isChangeable,
    // Visitors may ask to buy: they are led to sign in.
    buy: product.on_market && !isSeller && !product.is_owned_once,
    review: isOwned && !isSeller,
  };
}

/**
 * Whether its owner may still change a product: not once it is deleted, nor while it is taken down, nor after they lost
 * the role of a creator.
 */
export function mayChange(owner: { role: string }, product: { status: string }): boolean {
  return owner.role !== 'MEMBER' && product.status !== 'deleted' && product.status !== 'suspended';
}
