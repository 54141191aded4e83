import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createUpload, getUpload } from '@/lib/client/endpoints.gen';
import { refreshToken } from '@/lib/client/refresh-token';
import { CANCELLED, uploadFile } from '@/lib/client/resumable/upload-file';

/** What each run of the protocol does: an HTTP status, 0 for no connection, or success. */
let runs: (number | 'ends' | 'hangs')[];
let pieces: (number | undefined)[];
let ended: string[];
const FILE = { _id: 'f1', name: 'a.pdf', size: 4, mime: 'application/pdf', image: null };

vi.mock('tus-js-client', () => ({
  Upload: class {
    static terminate = async (url: string) => void ended.push(url);
    abort = async () => {};
    constructor(
      _: File,
      private readonly options: Record<string, unknown> & {
        chunkSize?: number;
        onBeforeRequest: (request: object) => Promise<void>;
        onSuccess: () => void;
        onError: (error: object) => void;
      },
    ) {}

    async start() {
      pieces.push(this.options.chunkSize);
      await this.options.onBeforeRequest({ setHeader: () => {} });
      const run = runs.shift();
      if (run === 'ends') return this.options.onSuccess();
      if (run === 'hangs') return;
      const answer = { getStatus: () => run, getBody: () => '<html>' };
      this.options.onError({ originalResponse: run ? answer : null });
    }
  },
}));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/current-token', () => ({
  currentToken: async () => 'old token',
  pageAccount: () => null,
}));
vi.mock('@/lib/client/refresh-token', () => ({ refreshToken: vi.fn(async () => 'new token') }));

let states: object[];
beforeEach(() => {
  vi.clearAllMocks();
  [runs, pieces, ended] = [[], [], []];
  states = [{ state: 'ready', file: FILE }];
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint.id === createUpload.id) return { _id: 'u1' } as never;
    return (states.length > 1 ? states.shift() : states[0]) as never;
  });
});

const begin = () => {
  const controller = new AbortController();
  const phases: string[] = [];
  const sent = uploadFile(new File(['%PDF'], 'a.pdf'), {
    purpose: 'product_file',
    signal: controller.signal,
    onProgress: ({ phase }) => phases.push(phase),
  });
  return { controller, phases, sent };
};
const created = () => vi.mocked(call).mock.calls.filter(([{ id }]) => id === createUpload.id).length;

it('is done when the server has judged the file, not when the last byte was sent', async () => {
  runs = ['ends'];
  states = [
    { state: 'checking', file: null },
    { state: 'ready', file: FILE },
  ];
  const { sent, phases } = begin();
  expect(await sent).toEqual(FILE);
  expect(phases.at(-1)).toBe('checking');
  expect(vi.mocked(call).mock.calls.filter(([{ id }]) => id === getUpload.id)).toHaveLength(2);
});

it('fails with the reason of a file that was refused, although all its bytes were taken', async () => {
  runs = ['ends'];
  states = [{ state: 'refused', file: null, reason: 'errors:unsupported_media.detail' }];
  await expect(begin().sent).rejects.toMatchObject({ message: 'errors:unsupported_media.detail' });
});

it('takes one fresh token after a 401, and gives up at a second one', async () => {
  runs = [401, 'ends'];
  expect(await begin().sent).toEqual(FILE);
  expect(refreshToken).toHaveBeenCalledExactlyOnceWith('old token');
  runs = [401, 401];
  await expect(begin().sent).rejects.toMatchObject({ status: 401 });
});

it('sends smaller pieces where a proxy takes no large ones, down to half a megabyte, and keeps to them', async () => {
  runs = [413, 413, 413, 'ends'];
  await begin().sent;
  const MB = 1024 ** 2;
  expect(pieces).toEqual([8 * MB, 4 * MB, 2 * MB, MB]);
  runs = [413, 413];
  await expect(begin().sent).rejects.toMatchObject({ status: 413 });
  expect(pieces.slice(4)).toEqual([MB, MB / 2]);
});

it('waits without a connection, and goes on when there is one again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  runs = [0, 'ends'];
  const { sent, phases } = begin();
  await vi.waitFor(() => expect(phases.at(-1)).toBe('waiting'));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await sent).toEqual(FILE);
});

it('announces the file once more when its upload was deleted meanwhile', async () => {
  runs = [404, 'ends'];
  expect(await begin().sent).toEqual(FILE);
  expect(created()).toBe(2);
});

it.each([
  ['is deleted when it is cancelled', CANCELLED, 1],
  ['stays for another day when the page is left', undefined, 0],
])('what has arrived %s', async (_, reason, times) => {
  runs = ['hangs'];
  const { controller, sent } = begin();
  sent.catch(() => {});
  await vi.waitFor(() => expect(pieces).toHaveLength(1));
  controller.abort(reason);
  await expect(sent).rejects.toThrow(ApiError);
  await vi.waitFor(() => expect(ended).toHaveLength(times));
});
