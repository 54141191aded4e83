import { JsonLd } from './json-ld';
import { type Crumb, type Node, pageUrl, type Site } from './nodes';

/** The place of a page on the site. */
export type PlaceOnSite = {
  site: Site;
  /** the pages above it */
  trail: readonly Crumb[];
};

type PageJsonLdProps = PlaceOnSite & {
  node: Node;
  /** what the page describes besides, such as the dates of a workshop */
  more?: readonly Node[];
  self: Crumb;
};

/** Describes a page and the path to it (schema.org/BreadcrumbList). */
export function PageJsonLd({ node, more = [], self, site, trail }: PageJsonLdProps) {
  const crumbs: Node = {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, self].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(site, path),
    })),
  };
  return <JsonLd nodes={[node, ...more, crumbs]} />;
}
