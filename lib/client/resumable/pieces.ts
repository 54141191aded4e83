import type { DetailedError, HttpRequest } from 'tus-js-client';
import { ApiError } from '@/lib/client/api-error';
import { callHeaders } from '@/lib/client/call-headers';
import { continueUpload } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import { noticeOtherAccount } from '@/lib/client/other-account';
import { refreshToken } from '@/lib/client/refresh-token';
import type { Problem } from '@/lib/contract/errors';
import { Pace } from './pace';
import { Patience } from './patience';

/** How far an upload is. */
export interface Progress {
  /** `waiting`: no connection; it goes on by itself */
  phase: 'sending' | 'waiting' | 'checking';
  /** 0 to 1 */
  share: number;
  /** null until it can be said */
  secondsLeft: number | null;
}

interface Options {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

const MB = 1024 ** 2;
const LEAST_PIECE = MB / 2;
// A proxy that buffers takes a piece whole before it passes it on: progress is wrong by one piece at most. For the
// page, as the next file goes the same way.
let pieceSize = 8 * MB;

const addressOf = (id: string) => `${http.defaults.baseURL}${continueUpload.path.replace('{id}', id)}`;

/**
 * Sends all bytes of a file that have not arrived yet.
 * @throws ApiError
 */
export async function sendPieces(id: string, file: File, { signal, onProgress }: Options): Promise<void> {
  const pace = new Pace(file.size);
  let share = 0;
  const onWait = () => onProgress({ phase: 'waiting', share, secondsLeft: null });
  const patience = new Patience({ signal, onWait });
  const onBytes = (sent: number) => {
    const secondsLeft = pace.secondsLeft(sent, performance.now());
    share = sent / file.size;
    onProgress({ phase: 'sending', share, secondsLeft });
  };
  let tokenWasRefreshed = false;
  const onArrived = () => {
    patience.succeeded();
    tokenWasRefreshed = false;
  };
  for (;;) {
    const sender = new Sender(id, file);
    try {
      return await sender.send(signal, onBytes, onArrived);
    } catch (thrown) {
      const error = asApiError(thrown);
      noticeOtherAccount(error);
      if (signal.aborted) throw error;
      pace.restart();
      // Proxies take a megabyte, or little more, unless told otherwise; some cut the connection instead of answering.
      const canShrink = pieceSize > LEAST_PIECE && (error.status === 413 || error.status === 0);
      if (canShrink) pieceSize /= 2;
      if (canShrink && error.status === 413) continue;
      const canRefresh = error.status === 401 && !tokenWasRefreshed;
      if (canRefresh) tokenWasRefreshed = true;
      if (canRefresh && (await refreshToken(sender.sentToken))) continue;
      await patience.after(error);
    }
  }
}

/** Runs the protocol once: asks how many bytes have arrived, then sends pieces until one fails. */
class Sender {
  sentToken: string | null = null;

  constructor(
    private readonly id: string,
    private readonly file: File,
  ) {}

  async send(signal: AbortSignal, onBytes: (sent: number) => void, onArrived: () => void): Promise<void> {
    const { Upload } = await import('tus-js-client');
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(this.file, {
        uploadUrl: addressOf(this.id),
        chunkSize: pieceSize,
        retryDelays: null,
        // The server knows the file again, for the account.
        storeFingerprintForResuming: false,
        onBeforeRequest: async (request) => {
          this.sentToken = await prepare(request);
        },
        onProgress: onBytes,
        onChunkComplete: onArrived,
        onSuccess: () => resolve(),
        onError: reject,
      });
      const stop = () => {
        void upload.abort();
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      upload.start();
    });
  }
}

/** Deletes what has arrived. If that fails, the server does it a day later. */
export async function endPieces(id: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const onBeforeRequest = async (request: HttpRequest) => void (await prepare(request));
  await Upload.terminate(addressOf(id), { retryDelays: null, onBeforeRequest }).catch(() => {});
}

async function prepare(request: HttpRequest): Promise<string | null> {
  const { token, headers } = await callHeaders();
  for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
  return token;
}

function asApiError(error: unknown): ApiError {
  const answer = (error as DetailedError).originalResponse;
  const status = answer?.getStatus() ?? 0;
  try {
    return new ApiError(JSON.parse(answer?.getBody() ?? '') as Problem, error);
  } catch {
    // A proxy's page, the answer to HEAD, which has no body, or no answer at all.
    return new ApiError({ status, code: status === 404 ? 'not_found' : undefined }, error);
  }
}
