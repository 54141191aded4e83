import type { ThemeOptions } from '@mui/material/styles';

/** Menus, lists and tabs. */
export const navigation: NonNullable<ThemeOptions['components']> = {
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginBlockStart: 8,
        minInlineSize: 220,
        borderRadius: 'var(--q-radius-card)',
        border: '1px solid var(--q-hairline)',
        boxShadow: 'var(--q-shadow-menu)',
      },
      list: { padding: 8 },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--q-radius-card)',
        border: '1px solid var(--q-hairline)',
        boxShadow: 'var(--q-shadow-menu)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // Doubled, since MUI sets another height from 431 px on.
        '&&': { minBlockSize: 'var(--q-touch-target)' },
        whiteSpace: 'normal',
        borderRadius: 'var(--q-radius-chip)',
        gap: 12,
        paddingInline: 12,
        font: 'var(--q-type-body2)',
        '&:hover, &.Mui-focusVisible': { backgroundColor: 'var(--q-sunken)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--q-primary-soft)',
          color: 'var(--q-on-primary-soft)',
        },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--q-touch-target)',
        borderRadius: 'var(--q-radius-control)',
        '&:hover': { backgroundColor: 'var(--q-sunken)' },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
