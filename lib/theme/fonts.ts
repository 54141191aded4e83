import localFont from 'next/font/local';

/*
 * Readex Pro Variable, self-hosted, as scripts/cut-fonts.mjs cuts it: Arabic (16 KB) and the part of Latin that nearly
 * every page uses (14 KB) are preloaded; the rest of Latin (10 KB) is loaded by the first page that needs it. next/font
 * reads these calls at build time, so every argument must be a literal.
 */
const arabic = localFont({
  src: './fonts/arabic.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--q-font-arabic',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC,U+102E0-102FB,U+10E60-10E7E,U+10EC2-10EC4,U+10EFC-10EFF,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1',
    },
  ],
});

/* The adjusted Arial is shown while the font loads, so that nothing shifts. */
const latin = localFont({
  src: './fonts/latin-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--q-font-latin',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-007F,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+00F7,U+2000-206F,U+20AC,U+2212,U+FEFF,U+FFFD',
    },
  ],
});

const latinRest = localFont({
  src: './fonts/latin-rest.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--q-font-latin-rest',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0080-009F,U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2122,U+2191,U+2193,U+2215',
    },
  ],
});

/** Class names for `<html>`; they define the variables that `--q-font` is made of (see `app/globals.css`). */
export const fontVariables = `${arabic.variable} ${latin.variable} ${latinRest.variable}`;
