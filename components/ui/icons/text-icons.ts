import type { IconShape } from './shape';

/** Signs of the text editor. */
export const textIcons = {
  heading: { d: 'M5 6h14M12 6v13M9.5 19h5' },
  subheading: { d: 'M7.5 10h9M12 10v9M10.3 19h3.4' },
  bold: { d: 'M8 5h4.8a3.3 3.3 0 0 1 0 6.8H8zM8 11.8h5.6a3.6 3.6 0 0 1 0 7.2H8zM9 5v14' },
  italic: { d: 'M10.5 5h6M7.5 19h6M13.5 5l-3 14' },
  underline: { d: 'M7.5 4.5v6.5a4.5 4.5 0 0 0 9 0V4.5M6 20h12' },
  strike: {
    d: 'M4.5 12h15M16 7.5C15.4 6 14 5 12 5c-2.4 0-4 1.2-4 3 0 1.6 1.2 2.6 4 4 3 1.5 4.2 2.4 4.2 4 0 1.8-1.7 3-4.2 3-2.2 0-3.8-1-4.4-2.8',
  },
  bullets: { d: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.4v.2M5 11.9v.2M5 17.4v.2', mirror: true },
  numbers: {
    d: 'M10 6.5h10M10 12h10M10 17.5h10M4.5 5.5 5.8 5v4M4.3 14.2a1.2 1.2 0 0 1 2.3.6c0 .9-2.3 2.4-2.3 2.7h2.5',
  },
  quote: { d: 'M10 7.5c-3 .6-4.5 2.3-4.5 5.2V17H10v-4.5H7.5M18.5 7.5c-3 .6-4.5 2.3-4.5 5.2V17h4.5v-4.5H16' },
  code: { d: 'M8.5 7.5 4 12l4.5 4.5M15.5 7.5 20 12l-4.5 4.5M13.3 5.5l-2.6 13' },
  'text-rtl': { d: 'M4 6h16M9 10.5h11M4 15h9M4 19.5h16M17.5 12.8 15.3 15l2.2 2.2' },
  'text-ltr': { d: 'M4 6h16M4 10.5h11M11 15h9M4 19.5h16M6.5 12.8 8.7 15l-2.2 2.2' },
} satisfies Record<string, IconShape>;
