import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/outbox/route';
import { listTexts, smsOutbox } from '@/lib/server/adapters/sms/outbox';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { makeMember } from '@/tests/setup/make-member';

const message = (text: string, id: string = newId()) => ({ id, to: '+966501234567', text });
const send = (text: string, id?: string) => smsOutbox.send(message(text, id), NOW);

describe('the outbox of text messages', () => {
  it('is refused to guests and creators', async () => {
    expect((await callRoute(GET)).status).toBe(401);
    expect((await callRoute(GET, { token: (await makeMember({ role: 'CREATOR' })).token })).status).toBe(403);
  });

  it('is empty at first, then shows the newest message first and each only once', async () => {
    expect(await listTexts()).toEqual([]);
    const id = newId();
    await send('الأولى', id);
    await send('الأولى', id);
    await send('الثانية');
    expect((await listTexts()).map(({ text }) => text)).toEqual(['الثانية', 'الأولى']);
  });

  it('is shown to an operator next to the letters', async () => {
    const { token } = await makeMember({ role: 'ADMIN' });
    const { payload } = await callRoute<{ data: unknown[]; texts: { text: string }[] }>(GET, { token });
    expect(payload.data).toEqual([]);
    expect(payload.texts.map(({ text }) => text)).toEqual(['الثانية', 'الأولى']);
  });
});
