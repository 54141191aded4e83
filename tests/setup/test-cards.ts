import { POST as PROVE } from '@/app/api/sandbox-pay/[id]/challenge/route';
import { POST as PAY } from '@/app/api/sandbox-pay/[id]/route';
import type { Payload } from '@/lib/contract/endpoint';
import type { getSandboxPage } from '@/lib/contract/orders';
import { db } from '@/lib/server/db/client';
import { TEST_CODE } from '@/lib/shared/test-cards';
import { callRoute } from './call-route';
import { type Member, makeMember } from './make-member';
import { makeShop } from './shop';
import { bodyFor, buy, checkOut } from './trade';

let made = 0;

/** A network address that nobody else in the test has. */
export const newAddress = (): string => `10.58.${Math.floor(++made / 250)}.${(made % 250) + 1}`;

/** Numbers of cards that the sandbox refuses, each a different one. */
export const badCard = (number: number): string => `4000000010${String(number).padStart(6, '0')}`;

/** Shows a card to the sandbox's page from this address. */
export const showCard = (paymentId: string, card: string, address: string) =>
  callRoute<Payload<typeof getSandboxPage>>(PAY, {
    params: { id: paymentId },
    body: { card },
    headers: { 'x-qeema-address': address },
  });

/** Orders a product from this address. */
export const orderFrom = (
  address: string,
  { token }: Pick<Member, 'token'>,
  product: Parameters<typeof bodyFor>[0],
) => checkOut(token, bodyFor(product), undefined, { 'x-qeema-address': address });

/** Forgets all cards that were refused, for tests that refuse many from one address. */
export const forgetTries = () => db().deleteFrom('card_tries').execute();

/** A member who has bought before: a gateway asks them for no proof from ten dollars on. */
export async function makeRegular(): Promise<Member> {
  const [{ product }, regular] = await Promise.all([makeShop(), makeMember()]);
  await buy(regular.token, product);
  return regular;
}

/** Types the code of a card's bank; null refuses. */
export const prove = (paymentId: string, code: string | null = TEST_CODE) =>
  callRoute<Payload<typeof getSandboxPage>>(PROVE, { params: { id: paymentId }, body: { code } });
