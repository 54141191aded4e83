import type { Image, Person } from '@/lib/contract/fields';
import { addressIn } from '@/lib/i18n/addresses';
import type { Locale } from '@/lib/i18n/locales';
import { sharedImage } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

/** A thing of schema.org. */
export type Node = { '@type': string | string[]; [property: string]: unknown };

export type Site = {
  /** its public address, without a slash at the end */
  origin: string;
  /** of the page */
  locale: Locale;
};

/** A step of the path to a page. */
export type Crumb = { name: string; path: string };

/** The address of a page, in the language of the page that names it. */
export const pageUrl = ({ origin, locale }: Site, path: string): string =>
  `${origin}${addressIn(locale, path)}`;

/** A member, who may be a company. */
export function memberNode(site: Site, { _id, name, accountType }: Person): Node {
  const type = accountType === 'COMPANY' ? 'Organization' : 'Person';
  return { '@type': type, name, url: pageUrl(site, paths.user(_id)) };
}

/** A stored image (schema.org/ImageObject). */
export function imageNode({ origin }: Site, image: Image): Node {
  const { url, width, height } = sharedImage(image);
  return { '@type': 'ImageObject', url: `${origin}${url}`, width, height };
}
