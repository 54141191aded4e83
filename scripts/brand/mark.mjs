import { illustration } from './illustration.mjs';

const TILE = '#0B5F66';
const DOT = '#F2A36B';

/** The ق of قيمة: a ring, its bowl, and two dots; on a grid of 48, as in components/ui/logo.tsx. */
function mark() {
  const line = 'fill="none" stroke="#FFFFFF" stroke-width="4.2" stroke-linecap="round"';
  return (
    `<circle cx="28" cy="22" r="6.6" ${line}/>` +
    `<path d="M34.6 22v2.6c0 7-4.9 11.4-11 11.4-5.6 0-9.7-3.3-10.4-8.6" ${line}/>` +
    `<circle cx="23.7" cy="9.8" r="2.7" fill="${DOT}"/><circle cx="32.3" cy="9.8" r="2.7" fill="${DOT}"/>`
  );
}

/** The mark on its tile. `scale` makes it smaller within the tile. */
export function icon({ radius, scale = 1 }) {
  const shift = (48 * (1 - scale)) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>قيمة</title>' +
    `<rect width="48" height="48" rx="${radius}" fill="${TILE}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${mark()}</g></svg>\n`
  );
}

/** 1200 × 630 for previews in chats and feeds. */
export function sharePicture() {
  const ground = illustration('light', { joined: false })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">' +
    `<g transform="translate(-120 -200)">${ground}</g>` +
    `<g transform="translate(510 120) scale(3.75)"><rect width="48" height="48" rx="14" fill="${TILE}"/>${mark()}</g>` +
    '<text x="600" y="410" text-anchor="middle" font-family="Readex Pro" font-weight="600" font-size="84" fill="#14201E">قيمة</text>' +
    '<text x="600" y="482" text-anchor="middle" font-family="Readex Pro" font-weight="600" font-size="30" fill="#4A5A56">شبكة اجتماعية وسوق للمنتجات الرقمية</text>' +
    '</svg>'
  );
}
