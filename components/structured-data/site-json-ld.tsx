import { LOCALES } from '@/lib/i18n/locales';
import { paths } from '@/lib/shared/paths';
import { JsonLd } from './json-ld';
import { type Node, pageUrl, type Site } from './nodes';

const SEARCHED = 'search_term_string';

type SiteJsonLdProps = { site: Site; name: string };

/** The site with its search and its owner (schema.org/WebSite, Organization). */
export function SiteJsonLd({ site, name }: SiteJsonLdProps) {
  const organization: Node = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name,
    url: site.origin,
    logo: { '@type': 'ImageObject', url: `${site.origin}/icons/icon-512.png`, width: 512, height: 512 },
  };
  const website: Node = {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name,
    url: site.origin,
    inLanguage: LOCALES,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      // The braces are a placeholder: search engines put the search words there.
      target: {
        '@type': 'EntryPoint',
        urlTemplate: decodeURIComponent(pageUrl(site, paths.search(`{${SEARCHED}}`))),
      },
      'query-input': `required name=${SEARCHED}`,
    },
  };
  return <JsonLd nodes={[website, organization]} />;
}
