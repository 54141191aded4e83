import type { ThemeOptions } from '@mui/material/styles';

const kinds = ['error', 'warning', 'success', 'info'] as const;

/** Alerts, snack bars, progress: each on its own soft tone. */
export const feedback: NonNullable<ThemeOptions['components']> = {
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: {
        borderRadius: 'var(--q-radius-control)',
        font: 'var(--q-type-body2)',
        alignItems: 'flex-start',
        paddingBlock: 8,
        variants: kinds.map((kind) => ({
          props: { severity: kind },
          style: { backgroundColor: `var(--q-${kind}-soft)`, color: 'var(--q-text)' },
        })),
      },
      message: { paddingBlock: 4 },
      // Beside the first line, however many follow.
      icon: { blockSize: 23, alignItems: 'center', boxSizing: 'content-box', paddingBlock: 4, opacity: 1 },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--q-radius-control)',
        backgroundColor: 'var(--q-text)',
        color: 'var(--q-surface)',
        font: 'var(--q-type-body2)',
        boxShadow: 'var(--q-shadow-menu)',
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--q-sunken)' } } },
  MuiLinearProgress: {
    styleOverrides: { root: { borderRadius: 4, blockSize: 6, backgroundColor: 'var(--q-sunken)' } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: { font: 'var(--q-type-caption)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    },
  },
};
