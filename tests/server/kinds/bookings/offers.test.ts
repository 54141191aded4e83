import { beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/product/route';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { listSlots } from '@/lib/server/kinds/bookings/free-slots';
import { createProduct, getProduct, publishProduct, updateProduct } from '@/lib/server/making/service';
import { slotsIn } from '@/lib/shared/slot-days';
import { makeHost, makeOffer, OFFER, putHours } from '@/tests/setup/bookings';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

let host: Member;
let id: string;
beforeEach(async () => {
  host = await makeMember({ role: 'CREATOR' });
  id = await draft();
});

const draft = async (content: Partial<typeof OFFER> | null = {}) =>
  (
    await createProduct(host.ctx, {
      type: 'tutoring',
      title: 'درس خاص في الجبر',
      ...(content ? { content: { ...OFFER, ...content } } : {}),
    })
  )._id;
const offer = (content: Partial<typeof OFFER>) =>
  updateProduct(host.ctx, id, { content: { ...OFFER, ...content } });
const missing = async () =>
  (await getProduct(host.ctx, id)).missing?.map(({ field }) => field).filter((field) => FIELDS.has(field));
const FIELDS = new Set(['lengths', 'placeText', 'hours', 'price.amount', 'files']);

describe('an offer is refused', () => {
  const price = usd(2500);
  const post = (content: object) =>
    callRoute(POST, { token: host.token, body: { type: 'tutoring', title: 'درس', content } });

  it.each([
    ['for a length that is offered twice', { lengths: [60, 60].map((minutes) => ({ minutes, price })) }],
    ['for a length that is not in steps of five minutes', { lengths: [{ minutes: 33, price }] }],
    ['for a price that nothing may have', { lengths: [{ minutes: 60, price: usd(50) }] }],
    ['for a group of nobody', { seats: 0 }],
    ['where half comes before all', { rules: { freeUntilHours: 2, halfUntilHours: 24 } }],
    ['for a link that is none', { place: 'link', placeText: 'javascript:alert(1)' }],
    ['with the files of another kind', { kind: 'files', files: [] }],
  ])('%s', async (_, content) => {
    const sent = 'kind' in content ? content : { ...OFFER, ...content };
    expect((await post(sent)).problem).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('for a product that consists of files', async () => {
    const book = await makeProduct(db(), host);
    await expect(updateProduct(host.ctx, book.id, { content: OFFER })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('a product with an offer', () => {
  it('lacks lengths, a place and hours before it can be published', async () => {
    id = await draft(null);
    expect(await missing()).toEqual(['lengths', 'placeText', 'hours']);
    await offer({});
    expect(await missing()).toEqual(['hours']);
    await expect(publishProduct(host.ctx, id, true)).rejects.toMatchObject({
      code: 'not_publishable',
      fields: { hours: 'kinds-bookings:wrong.hoursMissing' },
    });
    await putHours(host);
    expect(await missing()).toEqual([]);
  });

  it('keeps all its lengths while it is on the market', async () => {
    await putHours(host);
    id = await makeOffer(host);
    await expect(offer({ lengths: [] })).rejects.toMatchObject({ code: 'not_publishable' });
  });

  it('costs what its shortest price is, whatever else is sent', async () => {
    expect(await getProduct(host.ctx, id)).toMatchObject({
      price: usd(2500),
      priceIsFrom: true,
      hasPrice: true,
      refundDays: 0,
    });
    await updateProduct(host.ctx, id, { price: usd(9900), refundDays: 30 });
    expect(await getProduct(host.ctx, id)).toMatchObject({ price: usd(2500), refundDays: 0 });
    await offer({ lengths: [{ minutes: 30, price: usd(1500) }] });
    expect(await getProduct(host.ctx, id)).toMatchObject({ price: usd(1500), priceIsFrom: false });
  });

  it('has no price as long as there are no lengths', async () => {
    id = await draft({ lengths: [] });
    expect(await getProduct(host.ctx, id)).toMatchObject({ hasPrice: false, outline: { lengths: [] } });
  });

  it('says where it is to its owner alone', async () => {
    host = await makeHost();
    id = await makeOffer(host);
    const { outline } = await getProduct(host.ctx, id);
    expect(outline).toMatchObject({
      kind: 'bookings',
      placeText: OFFER.placeText,
      hours: { timeZone: 'Asia/Riyadh', weekStart: 0, furthestDays: 60 },
    });
    const seen = await getProduct(guestCtx(db()), id);
    expect(seen.outline).toMatchObject({ place: 'link', placeText: null, rules: OFFER.rules });
    expect(JSON.stringify(seen)).not.toContain(OFFER.placeText);
  });

  it('without lengths has no slots', async () => {
    host = await makeHost();
    id = await makeOffer(host, { lengths: [] });
    const month = NOW.toISOString().slice(0, 7);
    expect(slotsIn(await listSlots(host.ctx, id, { month, timeZone: 'UTC', minutes: 60 }))).toEqual([]);
  });
});
