import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { startApiServer } from '@/tests/setup/api-server';
import { credentials, makePeople, type People } from './people';
import { QUERIES } from './samples';
import { targetsOf } from './targets';

/** No answer to another person has a member's private data. */
const EMAIL = 'private-address@contract.example';
const WORD = 'سرّيّ-لا-يُقرأ';

let server: Awaited<ReturnType<typeof startApiServer>>;
let people: People;
let secrets: string[];
const target = targetsOf(() => people);

beforeAll(async () => {
  server = await startApiServer();
  people = await makePeople();
  const { owner } = people;
  await db()
    .updateTable('users')
    .set({
      email: EMAIL,
      password_hash: '$argon2id$secret-hash',
      name: 'تصميم الخاص',
      interests: ['private_interest'],
    })
    .where('id', '=', owner.id)
    .execute();
  await makePost(db(), { authorId: owner.id, text: 'تصميم معلن' });
  await makePost(db(), { authorId: owner.id, text: `تصميم ${WORD}`, audience: 'followers' });
  await makeProduct(db(), owner, { title: 'تصميم معروض' });
  await makeProduct(db(), owner, { title: `تصميم ${WORD}`, status: 'draft' });
  const files = await db().selectFrom('files').select(['storage_key', 'sha256']).execute();
  secrets = [
    ...[
      EMAIL,
      '$argon2id$',
      'password',
      WORD,
      'private_interest',
      owner.sessionId,
      owner.token,
      'storage_key',
      'sha256',
    ],
    ...files.flatMap(({ storage_key, sha256 }) => [storage_key, sha256]).filter(Boolean),
  ];
});
afterAll(() => server.close());

const readable = ENDPOINTS.filter(
  ({ method, access }) => method === 'GET' && ['guest', 'member'].includes(access),
);

async function read(
  endpoint: AnyEndpoint,
  headers: Record<string, string>,
  more: Record<string, string> = {},
) {
  const params = endpoint.path.includes('{') ? (await target(endpoint.id)).own : {};
  const query = { ...QUERIES[endpoint.id], ...more };
  if (query.subjectId) query.subjectId = (await target('getPost')).own.id ?? '';
  return server.send(endpoint, { params, query, headers });
}

describe('the e-mail address, drafts and files of a member', () => {
  it.each(readable.map((endpoint) => [endpoint.id, endpoint] as const))(
    'are not in the answer of %s to others',
    async (_, endpoint) => {
      const asStranger = await credentials(endpoint, people.stranger);
      const callers = endpoint.access === 'guest' ? [{}, asStranger] : [asStranger];
      for (const headers of callers) {
        const answer = await read(endpoint, headers);
        expect(answer.status).toBeLessThan(500);
        // The description of the API names the field that a password is sent in.
        const unsaid =
          endpoint.id === 'getOpenApi' ? secrets.filter((secret) => secret !== 'password') : secrets;
        for (const secret of unsaid) expect(answer.text).not.toContain(secret);
      }
    },
  );

  it('are not found by a search for them', async () => {
    // The search of a course asks for the course; its own tests say what it finds.
    const searches = ENDPOINTS.filter(({ id, path }) => id.startsWith('search') && !path.includes('{'));
    expect(searches.length).toBe(4);
    for (const endpoint of searches) {
      for (const q of [EMAIL, 'private-address', WORD, 'private_interest']) {
        const { text, status } = await read(endpoint, {}, { q });
        expect(status).toBe(200);
        expect(text, `${endpoint.id} ${q}`).not.toContain(people.owner.id);
      }
    }
    const users = ENDPOINTS.find(({ id }) => id === 'listUsers') as AnyEndpoint;
    expect((await read(users, {}, { prefix: 'private-address' })).text).not.toContain(people.owner.id);
  });

  // Without this check, the lists above might just be empty.
  it('do not stop a search from finding the public name, post and product', async () => {
    const search = ENDPOINTS.find(({ id }) => id === 'searchTop') as AnyEndpoint;
    const { text } = await read(search, {}, { q: 'تصميم' });
    for (const known of ['تصميم الخاص', 'تصميم معلن', 'تصميم معروض']) expect(text).toContain(known);
  });
});
