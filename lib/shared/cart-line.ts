import type { PostOnSale } from '@/lib/contract/paid-posts';
import type { ProductCard } from '@/lib/contract/products';

/** A product or a paid post, as it stands in the cart and at the checkout. */
export type CartThing = { product: ProductCard; post: null } | { product: null; post: PostOnSale };

/** What a line is about, whichever of the two it is. */
export function boughtBy({ product, post }: CartThing) {
  return product ? { ...product, seller: product.owner } : { ...post, seller: post.author };
}
