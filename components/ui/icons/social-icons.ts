import type { IconShape } from './shape';

/** Where people are found elsewhere: their marks, in the strokes of all other icons. */
export const socialIcons = {
  'social-x': { d: 'M4.5 4.5H9L19.5 19.5H15zM19 4.5l-6.3 6.8M10.8 13 5 19.5' },
  'social-instagram': {
    d: 'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM16.6 7.4v.01',
  },
  'social-linkedin': {
    d: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 11v5.5M8 7.8v.01M11.6 16.5V11M11.6 13.4a2.3 2.3 0 0 1 4.6 0v3.1',
  },
  'social-youtube': {
    d: 'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.3 9.3v5.4l4.6-2.7z',
  },
  'social-github': {
    d: 'M9 20.5v-3c-3.5 1-4.5-1.5-6-2.2M15 20.5v-3.3c0-1-.2-1.7-.7-2.1 2.7-.3 5.2-1.3 5.2-5.6a4.3 4.3 0 0 0-1.2-3 4 4 0 0 0-.1-3s-1.1-.3-3.4 1.3a11.8 11.8 0 0 0-5.6 0C6.9 3.2 5.8 3.5 5.8 3.5a4 4 0 0 0-.1 3 4.3 4.3 0 0 0-1.2 3c0 4.3 2.5 5.3 5.2 5.6-.5.4-.7 1.1-.7 2.1',
  },
  'social-facebook': {
    d: 'M16.5 4h-2A4 4 0 0 0 10.5 8v2.5H8V14h2.5v6.5H14V14h2.5l.5-3.5h-3V8.2a.7.7 0 0 1 .7-.7h2.3z',
  },
  'social-telegram': { d: 'M20.5 4.5 3 11.5l5.5 2 2 6 3-3.8 5 3.3zM8.5 13.5l12-9' },
  'social-whatsapp': {
    d: 'M4 20l1.3-4.2A8.2 8.2 0 1 1 8.5 19zM9 8.8c.2 3.2 3 6 6.2 6.2l.9-1.6-2-1-1 .9a4.6 4.6 0 0 1-2.4-2.4l.9-1-1-2z',
  },
  'social-tiktok': { d: 'M13.5 4v10.8a3.6 3.6 0 1 1-3.6-3.6M13.5 4a5.3 5.3 0 0 0 5.3 5.3' },
} satisfies Record<string, IconShape>;
