import { REST_TYPE, type Rest } from '@/lib/shared/page-rest';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const AHEAD = /<link\b[^>]*\bas="script"[^>]*>/g;
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const HREF = /\shref="(\/_next\/[^"]+)"/;
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s;
const START = /^\(globalThis\["TURBOPACK"\]/;

export type Light = {
  html: string;
  /** inline scripts that run once the page is alive */
  code: readonly string[];
};

/**
 * Takes out of a page what only its scripts need: Next's scripts and the data with which React takes over. They are put
 * at its end as JSON, which costs nothing until `lib/client/first-acts` runs them: at the first act that needs them, or
 * by itself once the page is seen. Unknown parts stay as they are, and so does a page without Next's data.
 *
 * Next writes `as` on style sheets of parts that load late; HTML allows it on links that only load ahead, so it goes.
 */
export function lighten(html: string, wakes: Rest['wakes'] = 'byAct'): Light {
  const rest: Rest = { wakes, flight: [], scripts: [], parts: [], code: [] };
  const light = html
    .replace(SCRIPT, (script: string, attributes: string, text: string) => {
      const src = /\ssrc="(\/_next\/[^"]+)"/.exec(attributes)?.[1];
      if (src) {
        // A browser that needs `nomodule` scripts cannot run ours.
        if (!/\snomodule/i.test(attributes)) rest.scripts.push(src);
        return '';
      }
      const flight = FLIGHT.exec(text)?.[1];
      if (flight !== undefined) rest.flight.push(JSON.parse(flight));
      else if (START.test(text)) rest.code.push(text);
      else return script;
      return '';
    })
    .replace(AHEAD, (link) => {
      const href = HREF.exec(link)?.[1];
      if (href) rest.parts.push(href);
      return '';
    })
    .replace(STYLE_SHEET, (link) => link.replace(' as="style"', ''));
  if (rest.flight.length === 0 || !light.includes('</body>')) return { html, code: [] };
  // Text in a script ends at the first `</script`.
  const json = JSON.stringify(rest).replaceAll('<', '\\u003c');
  const at = light.lastIndexOf('</body>');
  return {
    html: `${light.slice(0, at)}<script type="${REST_TYPE}">${json}</script>${light.slice(at)}`,
    code: rest.code,
  };
}
