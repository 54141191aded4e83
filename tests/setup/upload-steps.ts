import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { untilAlive } from './browser-steps';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file, or several at once, by the button that opens the system's window for it. */
export async function chooseFile(page: Page, button: Locator, file: Upload | Upload[]): Promise<void> {
  await untilAlive(button);
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}

/** Makes a JPEG photo unlike any other. */
export async function photo(name: string): Promise<Upload> {
  const noise = { type: 'gaussian', mean: 140, sigma: 60 } as const;
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
