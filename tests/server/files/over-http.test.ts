import { once } from 'node:events';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as upload from '@/app/api/files/upload/route';
import { db } from '@/lib/server/db/client';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { createHttpServer } from '@/lib/server/serving/http-server';
import { makeMember } from '@/tests/setup/make-member';
import { storedFiles } from '@/tests/setup/stored-files';
import { until } from '@/tests/setup/waits';
import { svg } from './hostile';
import { END, MULTIPART, part } from './upload';

let server: Server;
let headers: Record<string, string>;
let port: number;

beforeAll(async () => {
  const pages = () => {};
  const api = createApiListener([{ path: '/api/files/upload', module: upload as RouteModule }], pages);
  server = createHttpServer({ api, pages }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  const creator = await makeMember({ role: 'CREATOR' });
  headers = { ...MULTIPART, authorization: `Bearer ${creator.token}` };
});
beforeEach(() => db().deleteFrom('files').execute());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (purpose: string, more: Record<string, string> = {}) =>
  request({
    port,
    path: `/api/files/upload?purpose=${purpose}`,
    method: 'POST',
    headers: { ...headers, ...more },
    agent: false,
  });
const rows = () => db().selectFrom('files').selectAll().execute();
const drawing = () =>
  part(
    'name="file"; filename="رسم.svg"',
    svg('<rect width="100" height="10" fill="#f00"/>', 'width="100" height="10"').toString(),
  );
const HEAD = part('name="file"; filename="a.bin"', '').slice(0, -2);

/** Sends pieces one after the other, as fast as the server takes them, until it answers. */
async function sendAll(purpose: string, pieces: Iterable<string | Buffer>) {
  const sending = open(purpose);
  let answered = false;
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', (response) => {
      answered = true;
      resolve(response);
    });
    sending.once('error', reject);
  });
  answer.catch(() => {});
  let sent = 0;
  for (const piece of pieces) {
    if (answered || sending.destroyed) break;
    sent += piece.length;
    if (!sending.write(piece)) {
      await Promise.race([
        ...['drain', 'close'].map((event) => new Promise((resolve) => sending.once(event, resolve))),
        answer.catch(() => {}),
      ]);
    }
  }
  if (!answered) sending.end();
  const response = await answer;
  const body = JSON.parse(await text(response));
  sending.destroy();
  return { status: response.statusCode, body, sent };
}

function* megabytes(count: number) {
  yield HEAD;
  for (let i = 0; i < count; i++) yield Buffer.alloc(1024 * 1024, 'q');
  yield `\r\n${END}`;
}

it('when a sender hangs up, no file is left and the server takes the next upload', async () => {
  const sending = open('image');
  sending.on('error', () => {});
  sending.write(HEAD);
  sending.write(Buffer.alloc(3 * 1024 * 1024));
  const announced = async () => (await db().selectFrom('uploads').selectAll().execute()).length;
  await until(announced, (count) => count === 1);
  sending.destroy();
  await until(announced, (count) => count === 0);
  expect([await rows(), storedFiles()]).toEqual([[], []]);
  expect((await sendAll('image', [drawing(), END])).status).toBe(201);
});

it('an image of 200 MB is answered 413 long before its end', async () => {
  const { status, body, sent } = await sendAll('image', megabytes(200));
  expect([status, body.code]).toEqual([413, 'too_large']);
  expect(sent).toBeLessThan(60 * 1024 * 1024);
  await until(async () => (await rows()).length === 0);
});

it.each(['close', 'keep-alive'])(
  'a sender who reads only after sending still gets the 413 (%s)',
  async (connection) => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({
      ...headers,
      host: 'a',
      connection,
      'content-length': String(20 * 1024 ** 2),
    });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.pause();
    const write = promisify(
      socket.write.bind(socket) as (chunk: Uint8Array | string, done: () => void) => void,
    );
    const arriving = once(server, 'request');
    await write(`POST /api/files/upload?purpose=image HTTP/1.1\r\n${head}\r\n`);
    const [{ socket: theirs }, answering] = (await arriving) as [IncomingMessage, ServerResponse];
    const answered = once(answering, 'finish');
    await write(HEAD);
    for (let sent = 0; sent < 15; sent++) await write(Buffer.alloc(1024 ** 2, 'q'));
    await answered;
    for (let sent = 0; sent < 3; sent++) {
      const before = theirs.bytesRead;
      await write(Buffer.alloc(1024 ** 2, 'q'));
      await until(() => theirs.destroyed || theirs.bytesRead > before);
    }
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  },
);

it('an upload with a declared length above that of a picture is refused before its body is sent', async () => {
  const sending = open('image', { 'content-length': String(12 * 1024 ** 2) });
  sending.flushHeaders();
  const response = await new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
  expect(response.statusCode).toBe(413);
  sending.destroy();
});

it('an uploaded SVG is drawn as an image', async () => {
  const { status, body } = await sendAll('image', [drawing(), END]);
  expect([status, body.payload.image.width]).toEqual([201, 1920]);
});
