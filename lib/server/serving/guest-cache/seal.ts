import { createHash } from 'node:crypto';
import { lighten } from './lighten';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export type Sealed = { html: string; policy: string; nonce: string };

/**
 * Makes a page that was rendered for one response fit for many: its nonce is taken out of the HTML, and its
 * Content-Security-Policy names the inline scripts and styles by their hashes instead. `'strict-dynamic'` goes
 * too, since it would void `'self'` for the scripts that Next loads by their address. Scripts wait for the first act.
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

/** As a policy writes it. emotion fills an empty style element, whose hash is that of the empty text. */
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
