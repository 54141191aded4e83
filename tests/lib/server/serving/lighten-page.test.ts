import { expect, test } from 'vitest';
import { lighten } from '@/lib/server/serving/guest-cache/lighten-page';

const START = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]})';
const PAGE = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/words.js"/>
<script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script></head>
<body><script>first()</script><script type="application/ld+json">{"a":1}</script><p>words</p>
<script id="_R_">${START}</script><script src="/_next/static/b.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"\\u003cb\\u003e)"])</script></body>`;

const restOf = (html: string) =>
  JSON.parse(/type="text\/rest\+json">(.*)<\/script>/.exec(html)?.[1] ?? 'null');

test('Next’s scripts and data are kept at the end of the page as JSON, in their order', () => {
  const { html, code } = lighten(PAGE);
  expect(html.replace(/<script type="text\/rest\+json">.*?<\/script>/, '')).toBe(
    `<head>\n</head>\n<body><script>first()</script><script type="application/ld+json">{"a":1}</script><p>words</p>\n\n\n</body>`,
  );
  expect(restOf(html)).toEqual({
    wakes: 'byAct',
    flight: [[0], [1, '<b>)']],
    scripts: ['/_next/static/a.js', '/_next/static/b.js'],
    parts: ['/_next/static/words.js'],
    code: [START],
  });
  expect(code).toEqual([START]);
});

test('a page that loads its scripts by itself says so', () => {
  expect(restOf(lighten(PAGE, 'bySelf').html).wakes).toBe('bySelf');
});

test('links to style sheets have no `as`, and links that load ahead keep it', () => {
  const sheet = '<link rel="stylesheet" href="/_next/static/a.css" as="style" data-precedence="dynamic"/>';
  const ahead = '<link rel="preload" href="/_next/static/b.css" as="style"/>';
  const { html } = lighten(PAGE.replace('<head>', `<head>${sheet}${ahead}`));
  expect(html).toContain(`${sheet.replace(' as="style"', '')}${ahead}`);
});

test('nothing in the data can end the element that holds it', () => {
  const { html } = lighten(PAGE.replace('\\u003cb', '\\u003c/script'));
  expect(html.split('</script>')).toHaveLength(4);
  expect(restOf(html).flight[1]).toEqual([1, '</script\u003e)']);
});

test.each([
  ['no data of Next’s', '<body><script src="/_next/static/a.js"></script></body>'],
  ['no end', '<script>self.__next_f.push([1,"x"])</script>'],
])('a page with %s stays as it is', (_, html) => {
  expect(lighten(html)).toEqual({ html, code: [] });
});
