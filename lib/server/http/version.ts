import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';

/**
 * Returns whether a request uses this version of the API, by its header and its address; a request without a version
 * counts as this one, so that curl works.
 */
export function speaksOurVersion({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const asked = url.includes(`${VERSION_NAME}=`) ? new URL(url).searchParams.getAll(VERSION_NAME) : [];
  return [headers.get(VERSION_NAME) ?? API_VERSION, ...asked].every((version) => version === API_VERSION);
}
