import { ApiError, toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createUpload, getUpload } from '@/lib/client/endpoints.gen';
import type { StoredFile } from '@/lib/contract/files';
import type { UploadPurpose } from '@/lib/contract/uploads';
import { patientlyCall } from './patience';
import { endPieces, type Progress, sendPieces } from './pieces';
import { inTurn } from './turns';

/** The reason of an abort after which the file shall not go on: what has arrived is deleted. */
export const CANCELLED = 'cancelled';

export interface FileUploadOptions {
  purpose: UploadPurpose;
  onProgress?: (progress: Progress) => void;
  /** aborted with `CANCELLED`, the upload is over; without, the same file goes on when it is chosen again */
  signal: AbortSignal;
}

const FIRST_LOOK_MS = 200;
const LONGEST_LOOK_MS = 3_000;

/**
 * Sends a file in pieces, through breaks of the connection, until the server has checked it. A file whose upload has
 * not ended, by this account on whichever device, goes on where it stopped.
 * @throws ApiError why it is refused; `network` after long tries
 */
export async function uploadFile(
  file: File,
  { purpose, signal, onProgress = () => {} }: FileUploadOptions,
): Promise<StoredFile> {
  return inTurn(async () => {
    const announced = { purpose, name: file.name, size: file.size, modified: Math.round(file.lastModified) };
    const wait = { signal, onWait: () => onProgress({ phase: 'waiting', share: 0, secondsLeft: null }) };
    const announce = async () =>
      (await patientlyCall(() => call(createUpload, { body: announced }, { signal }), wait))._id;
    let id = await announce();
    try {
      await sendPieces(id, file, { signal, onProgress }).catch(async (error) => {
        if (toApiError(error).code !== 'not_found') throw error;
        // It stood still for more than a day, and was deleted.
        id = await announce();
        await sendPieces(id, file, { signal, onProgress });
      });
      onProgress({ phase: 'checking', share: 1, secondsLeft: null });
      return await judged(id, wait);
    } catch (error) {
      if (signal.reason === CANCELLED) void endPieces(id);
      throw toApiError(error);
    }
  });
}

async function judged(id: string, wait: { signal: AbortSignal; onWait: () => void }): Promise<StoredFile> {
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, LONGEST_LOOK_MS)) {
    const upload = await patientlyCall(
      () => call(getUpload, { params: { id } }, { signal: wait.signal }),
      wait,
    );
    if (upload.file) return upload.file;
    if (upload.state === 'refused') {
      throw new ApiError({ code: 'unsupported_media', status: 415, detail: upload.reason ?? '' });
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
