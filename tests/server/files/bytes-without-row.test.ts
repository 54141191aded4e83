import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { storage } from '@/lib/server/adapters/storage/choose';
import { AppError } from '@/lib/server/errors';
import { removeBytesWithoutRow } from '@/lib/server/files/bytes-without-row';

it.each([
  ['are removed after a refusal', new AppError('storage_full'), false],
  ['are removed after a deadlock', { code: '40P01' }, false],
  ['stay when the server ended the connection', { code: '57P01' }, true],
  ['stay when the connection was lost', new Error('Connection terminated unexpectedly'), true],
])('bytes whose row was not written %s', async (_, error, stay) => {
  await storage().put('images/xx/no-row', Readable.from(['bytes']), 10);
  await removeBytesWithoutRow(['images/xx/no-row'], error);
  expect(await storage().exists('images/xx/no-row')).toBe(stay);
});
