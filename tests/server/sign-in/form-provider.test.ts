import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { formProvider } from '@/lib/server/sign-in/form-provider';

const SESSION = { userId: 'user', sessionId: 'session' };
const signIn = vi.fn(async (..._: unknown[]) => SESSION);

afterEach(() => vi.restoreAllMocks());

/** Calls it as next-auth does. */
function authorize(sent: Record<string, unknown> | undefined) {
  // The type is that of next-auth's own options; the options that we give are in its field `options`.
  const { options } = formProvider('password', ['email', 'password'], signIn) as unknown as {
    options: { authorize(sent: unknown, request: object): Promise<unknown> };
  };
  return options.authorize(sent, { headers: { 'x-qeema-address': '10.9.0.1', 'user-agent': 'a browser' } });
}

it('a refused sign-in passes its code on and logs nothing', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  signIn.mockRejectedValueOnce(new AppError('invalid_credentials'));
  await expect(authorize({ email: 'a@b.example', password: 'x' })).rejects.toThrow(/^invalid_credentials$/);
  expect(logged).not.toHaveBeenCalled();
});

it('an unexpected error is answered as “internal”, and only the log has its details', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const failure = new Error('relation "users" is on fire');
  signIn.mockRejectedValueOnce(failure);
  await expect(authorize({ email: 'a@b.example', password: 'x' })).rejects.toThrow(/^internal$/);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ err: failure, endpoint: 'signIn:password' }),
    'request failed',
  );
});

it('a database that cannot be reached is answered as “unavailable”', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  signIn.mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'));
  await expect(authorize({})).rejects.toThrow(/^unavailable$/);
});

it('each field is passed on as text, empty when it was not sent, and nothing else', async () => {
  expect(await authorize({ email: 'a@b.example', role: 'ADMIN' })).toEqual({
    id: 'user',
    sessionId: 'session',
  });
  const meta = expect.objectContaining({ userAgent: 'a browser', address: '10.9.0.1' });
  expect(signIn).toHaveBeenLastCalledWith(expect.anything(), { email: 'a@b.example', password: '' }, meta);
  await authorize(undefined);
  expect(signIn).toHaveBeenLastCalledWith(expect.anything(), { email: '', password: '' }, meta);
});
