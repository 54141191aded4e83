import { jsonForScript } from '@/lib/shared/json-ld';
import type { Node } from './nodes';

type JsonLdProps = { nodes: readonly Node[] };

/** Describes a page for search engines (schema.org). */
export function JsonLd({ nodes }: JsonLdProps) {
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  // A block of data, not a script: the policy on scripts does not apply to it.
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
