import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { makeMember } from './make-member';

/**
 * The setting of most money tests: a seller, a product, and a buyer.
 * @param price of the product, in minor units
 */
export async function makeShop(price = 1900) {
  const [seller, buyer] = await Promise.all([makeMember({ role: 'CREATOR' }), makeMember()]);
  return { seller, buyer, product: await makeProduct(db(), seller, { price }) };
}
