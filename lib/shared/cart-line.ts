import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import type { PostOnSale } from '@/lib/contract/paid-posts';
import type { ProductCard } from '@/lib/contract/products';

/**
 * A product or a paid post, as it stands in the cart and at the checkout; of what is booked, the time that is kept or
 * the package that was chosen.
 */
export type CartThing =
  | { product: ProductCard; post: null; hold: SlotHold | null; chosenPackage: ChosenPackage | null }
  | { product: null; post: PostOnSale; hold?: undefined; chosenPackage?: undefined };

/** Returns the product or post of a line; a booking has the price of its slot or package. */
export function boughtBy({ product, post, hold, chosenPackage }: CartThing) {
  return product
    ? { ...product, seller: product.owner, price: (hold ?? chosenPackage ?? product).price }
    : { ...post, seller: post.author };
}
