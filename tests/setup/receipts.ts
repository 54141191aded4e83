import sharp from 'sharp';
import { POST as SUBMIT } from '@/app/api/orders/[id]/receipts/route';
import type { OrderView } from '@/lib/contract/orders';
import { newId } from '@/lib/server/ids';

let made = 0;
/** A picture unlike any other. */
export const picture = () => {
  made += 1;
  return sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: made % 256, g: (made * 7) % 256, b: 90 } },
  })
    .png()
    .toBuffer();
};
/** A PDF unlike any other. */
export const pdf = () => Buffer.from(`%PDF-1.4\n% ${newId()}\n%%EOF\n`);

/** Sends a receipt over the route. */
export async function sendReceipt(orderId: string, bytes: Buffer, token: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'receipt.png'));
  const request = new Request(`http://localhost:3000/api/orders/${orderId}/receipts`, {
    method: 'POST',
    headers: { version: '2', authorization: `Bearer ${token}` },
    body: form,
  });
  const response = await SUBMIT(request, { params: Promise.resolve({ id: orderId }) });
  const body = await response.json();
  return { status: response.status, code: body.code as string, order: body.payload as OrderView };
}
