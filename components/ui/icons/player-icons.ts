import type { IconShape } from './shape';

/** Controls of recordings. Time runs from left to right in every language, so none is mirrored. */
export const playerIcons = {
  'step-back': { d: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9' },
  'step-forward': { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15' },
  sound: { d: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11' },
  repeat: {
    d: 'M4.5 11.5V9.5A2.5 2.5 0 0 1 7 7h12M16 4l3 3-3 3M19.5 12.5v2A2.5 2.5 0 0 1 17 17H5M8 20l-3-3 3-3',
  },
  previous: { d: 'M18 6l-8 6 8 6zM6.5 6v12' },
  next: { d: 'M6 6l8 6-8 6zM17.5 6v12' },
  moon: { d: 'M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7z' },
  captions: {
    d: 'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5zM7.5 15h5M15 15h1.5M7.5 11.5H9M11.5 11.5h5',
  },
  'small-window': {
    d: 'M10 18.5H5.5A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v3.5M13 13.5h7v5h-7z',
  },
  quality: {
    d: 'M4.5 8H14M18.5 8h1M4.5 16h1M10 16h9.5M14 8a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 0 0-4.5 0zM5.5 16a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 0 0-4.5 0z',
  },
  'full-screen': { d: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' },
  shrink: { d: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5' },
} satisfies Record<string, IconShape>;
