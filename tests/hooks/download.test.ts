import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '@/lib/client/download';
import { getCertificatePdf } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';

const { adapter } = http.defaults;
afterEach(() => {
  http.defaults.adapter = adapter;
});

/** Lets the API refuse every call, as a browser hands over an answer that was asked for as a blob. */
function refuseWith(status: number, body: string): void {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const data = new Blob([body], { type: 'application/problem+json' });
    const response = { data, status, statusText: '', headers: {}, config } as AxiosResponse;
    throw new AxiosError('refused', undefined, config, undefined, response);
  };
}

const input = { params: { id: '1' }, query: { lang: 'ar' as const } };
const refusal = () => downloadFile(getCertificatePdf, input, 'file.pdf').catch((error: unknown) => error);

it.each([
  [403, 'forbidden', 'هذا الملف لصاحبه'],
  [404, 'not_found', 'لم نجد الشهادة'],
  [409, 'conflict', 'تغيّر الاسم'],
  [429, 'rate_limited', 'حاول بعد دقيقة'],
  [503, 'unavailable', 'حاول بعد قليل'],
])('a download that is refused with %i %s tells the reason', async (status, code, detail) => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  refuseWith(status, JSON.stringify({ status, code, detail }));
  expect(await refusal()).toMatchObject({ name: 'ApiError', status, code, message: detail });
  expect(save).not.toHaveBeenCalled();
});

it('a download that a proxy refuses with a page has its status and no message', async () => {
  refuseWith(502, '<html><h1>502 Bad Gateway</h1></html>');
  expect(await refusal()).toMatchObject({ name: 'ApiError', status: 502, code: 'network', message: '' });
});
