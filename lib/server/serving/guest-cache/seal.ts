import { createHash } from 'node:crypto';
import { lighten } from './lighten-page';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export type Sealed = { html: string; policy: string; nonce: string };

/**
 * Makes a page that was rendered for one response usable for many: its nonce is removed from the HTML, and its
 * Content-Security-Policy lists the hashes of the inline scripts and styles instead. `'strict-dynamic'` is removed too,
 * because it would disable `'self'` for the scripts that Next loads by their address. Scripts wait for the first act.
 */
export function seal(html: string, policy: string): Sealed {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const bare = nonce ? html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '') : html;
  const light = lighten(bare);
  const hashes = { script: new Set(light.code.map(hash)), style: new Set([hash('')]) };
  for (const [, tag, attributes = '', text = ''] of light.html.matchAll(INLINE)) {
    if (tag === 'style') hashes.style.add(hash(text));
    else if (!/\s(src|type)=/.test(attributes)) hashes.script.add(hash(text));
  }
  return { html: light.html, policy: withHashes(policy, hashes), nonce };
}

/** In the form of a policy. emotion fills an empty style element, so its hash is that of the empty text. */
function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function withHashes(policy: string, hashes: { script: Set<string>; style: Set<string> }): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      const kept = sources.filter((source) => !/^'(nonce-.*|strict-dynamic)'$/.test(source));
      if (name === 'script-src') kept.push(...hashes.script);
      if (name === 'style-src') kept.push(...hashes.style);
      return [name, ...kept].join(' ');
    })
    .join('; ');
}
