import sharp from 'sharp';
import { POST as SUBMIT } from '@/app/api/identity/checks/route';
import { POST as UPLOAD } from '@/app/api/identity/documents/route';
import type { IdentityDetails, IdentityView } from '@/lib/contract/identity';
import { db } from '@/lib/server/db/client';
import { SOMEBODY } from '@/lib/server/demo/identity-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import type { Member } from '@/tests/setup/make-member';

/** A picture whose data names the place where it was taken. */
export const picture = () =>
  sharp({ create: { width: 400, height: 250, channels: 3, background: { r: 40, g: 90, b: 120 } } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'private-camera' } })
    .toBuffer();

export const pdf = () => Buffer.from(`%PDF-1.4\n% ${newId()}\n%%EOF\n`);

/** Uploads one side through the route. */
export async function upload(token: string | undefined, bytes: Buffer, side = 'front') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], '‮card.jpg'));
  const url = `http://localhost:3000/api/identity/documents?side=${side}`;
  const headers = { version: '2', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await UPLOAD(new Request(url, { method: 'POST', headers, body: form }), {
    params: Promise.resolve({}),
  });
  const body = await response.json();
  return { status: response.status, code: body.code as string, payload: body.payload as IdentityView };
}

/** Sends the uploads in, with who is on them. */
export const submit = (token: string | undefined, change: Partial<IdentityDetails> = {}) =>
  callRoute<IdentityView>(SUBMIT, { token, body: { ...SOMEBODY, ...change } });

/** Sends a check in. @returns the id of the check and those of its documents */
export async function sendCheck(member: Member) {
  await upload(member.token, await picture());
  await submit(member.token);
  const check = await db()
    .selectFrom('identity_checks')
    .select('id')
    .where('user_id', '=', member.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id: check.id, documents: await documentsOf(member.id) };
}

export const documentsOf = (userId: string) =>
  db()
    .selectFrom('identity_documents')
    .select(['id', 'side', 'check_id', 'storage_key', 'sealed_key', 'mime'])
    .where('user_id', '=', userId)
    .orderBy('side', 'desc')
    .execute();
