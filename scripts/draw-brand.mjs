/**
 * Draws the files in public/: the icons from the mark, the share picture, and the illustration of the auth screens in
 * both schemes. Run it after changing the mark: `node scripts/draw-brand.mjs`. The results are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { illustration } from './brand/illustration.mjs';
import { icon, sharePicture } from './brand/mark.mjs';

const PUBLIC = join(import.meta.dirname, '..', 'public');
const FONT = join(
  import.meta.dirname,
  '../node_modules/@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
);

function png(svg, width) {
  const font = { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'Readex Pro' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

/** An .ico of one PNG: header, one directory entry, the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

for (const folder of ['icons', 'images']) mkdirSync(join(PUBLIC, folder), { recursive: true });
const save = (path, content) => writeFileSync(join(PUBLIC, path), content);

save('icons/icon.svg', icon({ radius: 14 }));
save('icons/icon-192.png', png(icon({ radius: 14 }), 192));
save('icons/icon-512.png', png(icon({ radius: 14 }), 512));
// Systems cut these into their own shapes: the ground fills the square, the mark stays in the middle 80 %.
save('icons/maskable-512.png', png(icon({ radius: 0, scale: 0.78 }), 512));
save('icons/apple-touch-icon.png', png(icon({ radius: 0, scale: 0.9 }), 180));
save('favicon.ico', ico(png(icon({ radius: 12 }), 48), 48));
save('images/logo.svg', icon({ radius: 14 }));
save('images/share.png', png(sharePicture(), 1200));
save(
  'images/default-avatar.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><title>صورة شخصية</title><rect width="96" height="96" fill="#DDEEEE"/><circle cx="48" cy="38" r="17" fill="#6FA3A6"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#6FA3A6"/></svg>\n`,
);
save('images/auth-light.svg', illustration('light'));
save('images/auth-dark.svg', illustration('dark'));
console.log(`Drawn into ${PUBLIC}`);
