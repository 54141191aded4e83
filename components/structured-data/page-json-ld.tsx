import { JsonLd } from './json-ld';
import { type Crumb, type Node, pageUrl, type Site } from './nodes';

/** Where a page stands. */
export type Place = {
  site: Site;
  /** the pages above it */
  trail: readonly Crumb[];
};

type PageJsonLdProps = Place & { node: Node; self: Crumb };

/** What a page is about, and the way to it from above (schema.org/BreadcrumbList). */
export function PageJsonLd({ node, self, site, trail }: PageJsonLdProps) {
  const crumbs: Node = {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, self].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(site, path),
    })),
  };
  return <JsonLd nodes={[node, crumbs]} />;
}
