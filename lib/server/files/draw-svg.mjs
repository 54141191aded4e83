// A process of its own for what members send as SVG: it may be killed when it takes too long, and dies alone when it
// takes too much memory. SVG on stdin, PNG on stdout. Exit codes: 2 too large, 1 not an SVG that can be drawn.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';

const [width, maxPixels] = process.argv.slice(2).map(Number);
const font = createRequire(join(process.cwd(), 'package.json')).resolve(
  '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
);

const drawing = new Resvg((await buffer(process.stdin)).toString('utf8'), {
  fitTo: { mode: 'width', value: width },
  font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
});
const height = (drawing.height / drawing.width) * width;
if (!(height >= 1)) process.exit(1);
if (width * height > maxPixels) process.exit(2);
process.stdout.write(drawing.render().asPng());
