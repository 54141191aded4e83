import 'server-only';
import { renderAsync } from '@resvg/resvg-js';
import { fontFiles } from './lettering';
import { type Drawing, toSvg } from './svg';

export interface Pixels {
  width: number;
  height: number;
  /** RGBA, row by row */
  data: Buffer;
}

/** Draws an SVG to pixels, on a thread of its own. */
export async function render(drawing: Drawing): Promise<Pixels> {
  const image = await renderAsync(toSvg(drawing), {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
  });
  return { width: image.width, height: image.height, data: image.pixels };
}
