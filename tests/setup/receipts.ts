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

/**
 * Sends a receipt over the route.
 * @param meanwhile runs when the route has read the first bytes and waits for the others
 */
export async function sendReceipt(
  orderId: string,
  bytes: Buffer,
  token: string,
  meanwhile: () => unknown = () => {},
) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'receipt.png'));
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  const all = new Uint8Array(await written.arrayBuffer());
  const body = new ReadableStream({
    start: (sent) => sent.enqueue(all.subarray(0, all.length - 40)),
    async pull(sent) {
      await meanwhile();
      sent.enqueue(all.subarray(all.length - 40));
      sent.close();
    },
  });
  const url = `http://localhost:3000/api/orders/${orderId}/receipts`;
  const headers = { version: '2', authorization: `Bearer ${token}`, 'content-type': type };
  const request = new Request(url, { method: 'POST', headers, body, ...{ duplex: 'half' } });
  const response = await SUBMIT(request, { params: Promise.resolve({ id: orderId }) });
  const { code, payload } = await response.json();
  return { status: response.status, code: code as string, order: payload as OrderView };
}
