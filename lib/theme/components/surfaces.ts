import type { ThemeOptions } from '@mui/material/styles';

/** Flat surfaces separated by tone and thin lines; only floating ones cast a shadow. */
export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        borderRadius: 'var(--q-radius-card)',
        border: '1px solid var(--q-hairline)',
        backgroundColor: 'var(--q-surface)',
      },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      paper: {
        borderRadius: 'var(--q-radius-sheet)',
        boxShadow: 'var(--q-shadow-dialog)',
        margin: 16,
        inlineSize: 'calc(100% - 32px)',
      },
      paperFullScreen: { borderRadius: 0, margin: 0, inlineSize: '100%' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { font: 'var(--q-type-h5)', paddingBlock: '24px 8px', paddingInline: 24 } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 24, paddingBlock: '8px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--q-text-secondary)' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    variants: [{ props: { invisible: false }, style: { backgroundColor: 'rgb(13 20 19 / .44)' } }],
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: 'var(--q-raised)', border: 0, boxShadow: 'var(--q-shadow-dialog)' },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: {
        backgroundColor: 'color-mix(in srgb, var(--q-surface) 86%, transparent)',
        backdropFilter: 'saturate(1.4) blur(14px)',
        borderBlockEnd: '1px solid var(--q-hairline)',
        color: 'var(--q-text)',
      },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--q-hairline)' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        font: 'var(--q-type-caption)',
        backgroundColor: 'var(--q-text)',
        color: 'var(--q-surface)',
        borderRadius: 'var(--q-radius-chip)',
        paddingInline: 10,
      },
    },
  },
};
