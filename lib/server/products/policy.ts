import 'server-only';
import type { Viewer } from '@/lib/server/ctx';

export interface Judged {
  owner_id: string;
  status: string;
  /** published, by a member whose account is active */
  on_market: boolean;
  entitlement_id: string | null;
  is_owned_once: boolean;
  /** the viewer has a share of each sale */
  viewer_earns: boolean;
}

type Seller = Pick<Viewer, 'id' | 'role'>;

/** Returns a viewer's abilities on a product that they can see. */
export function productAbilities(viewer: Seller | null, product: Judged) {
  const isOwner = viewer?.id === product.owner_id;
  const isSeller = isOwner || product.viewer_earns;
  const isOwned = product.entitlement_id !== null;
  const isChangeable = viewer !== null && isOwner && mayChange(viewer, product);
  return {
    edit: isChangeable,
    publish: isChangeable,
    // Visitors may press the buy button: it leads them to sign in.
    buy: product.on_market && !isSeller && !product.is_owned_once,
    review: isOwned && !isSeller,
  };
}

/**
 * Returns whether its owner may still change a product: not once it is deleted, not while it is taken down, and not
 * after they lost the role of a creator.
 */
export function mayChange(owner: { role: string }, product: { status: string }): boolean {
  return owner.role !== 'MEMBER' && product.status !== 'deleted' && product.status !== 'suspended';
}
