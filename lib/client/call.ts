import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import { reportEvent } from './analytics';
import { toApiError } from './api-error';
import { CALL_EVENTS } from './call-events';
import { http } from './http';
import { askForSecondFactor } from './second-factor';

interface Options {
  signal?: AbortSignal;
  /** for endpoints that move money: one key per intent, kept for retries */
  idempotencyKey?: string;
  /** for what is sent while the page goes away: the browser finishes it without the page */
  isLast?: boolean;
}

/**
 * Calls an endpoint, and reports its event once the call has succeeded: `call(putReaction, { params: { id }, body: {
 * name: 'love' } })`.
 * @throws ApiError
 */
export async function call<E extends Address>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<Payload<E>> {
  const { params, query, body, file } = input as {
    params?: Record<string, string>;
    query?: object;
    body?: unknown;
    file?: File;
  };
  try {
    const { data } = await http.request<{ payload: Payload<E> }>({
      method: endpoint.method,
      url: fillPath(endpoint.path, params ?? {}),
      params: query,
      // A file may take as long as it needs.
      ...(file ? { data: formOf(file), timeout: 0 } : { data: body }),
      signal: options.signal,
      headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
      ...(options.isLast ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
    });
    const event = CALL_EVENTS[endpoint.id];
    if (event) reportEvent(event);
    return data.payload;
  } catch (error) {
    const refusal = toApiError(error);
    askForSecondFactor(refusal);
    throw refusal;
  }
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
