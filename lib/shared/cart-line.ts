import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { PostOnSale } from '@/lib/contract/paid-posts';
import type { ProductCard } from '@/lib/contract/products';

/** A product or a paid post, as it stands in the cart and at the checkout; of what is booked, the time that is kept. */
export type CartThing =
  | { product: ProductCard; post: null; hold: SlotHold | null }
  | { product: null; post: PostOnSale; hold?: undefined };

/** What a line is about, whichever of the two it is; what is booked costs what its time does. */
export function boughtBy({ product, post, hold }: CartThing) {
  return product
    ? { ...product, seller: product.owner, price: hold?.price ?? product.price }
    : { ...post, seller: post.author };
}
