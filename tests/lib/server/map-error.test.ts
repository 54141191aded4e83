import { expect, test } from 'vitest';
import { toAppError } from '@/lib/server/http/map-error';

const where = { requestId: 'r', endpoint: 'e' };

test.each<[string, { code?: string; message?: string }]>([
  ['the disk is full', { code: '53100' }],
  ['the memory is used up', { code: '53200' }],
  ['there are too many connections', { code: '53300' }],
  ['the server takes no writes, as during a failover', { code: '25006' }],
  ['the server stops', { code: '57P01' }],
  ['the server crashed', { code: '57P02' }],
  ['a connection is not made in time', { message: 'timeout expired' }],
  ['the pool has no connection in time', { message: 'timeout exceeded when trying to connect' }],
  [
    'a lost connection is asked',
    { message: 'Client has encountered a connection error and is not queryable' },
  ],
  ['the server is frozen', { message: 'Query read timeout' }],
])('when %s, the caller gets 503 and when to try again', (_, { code, message = '' }) => {
  const error = toAppError(Object.assign(new Error(message), { code }), where);
  expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfter: expect.any(Number) });
});

test('any other failure is internal', () => {
  expect(toAppError(new TypeError('x is not a function'), where)).toMatchObject({
    code: 'internal',
    status: 500,
  });
});
