import { toApiError } from './api-error';
import { http } from './http';

/** Sends one file as a form, without a time limit. @returns the answer's payload @throws ApiError */
export async function sendFile<Payload>(path: string, file: File): Promise<Payload> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { data } = await http.post<{ payload: Payload }>(path, form, { timeout: 0 });
    return data.payload;
  } catch (error) {
    throw toApiError(error);
  }
}
