import type { SxProps, Theme } from '@mui/material/styles';

/** Makes the pickers' own input look like our inputs (lib/theme/components/inputs.ts). */
export const pickerLook: SxProps<Theme> = {
  '& .MuiPickersOutlinedInput-root': {
    minBlockSize: 48,
    backgroundColor: 'var(--q-surface)',
    '& .MuiPickersOutlinedInput-notchedOutline, &:hover .MuiPickersOutlinedInput-notchedOutline': {
      insetBlockStart: 0,
      borderColor: 'var(--q-control)',
    },
    '&.Mui-focused .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--q-primary)' },
    '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--q-error)' },
    '& legend': { display: 'none' },
  },
  // The day comes first: on the right in Arabic. MUI would set all of it left to right.
  '& .MuiPickersInputBase-sectionsContainer': {
    paddingBlock: '10px',
    direction: 'inherit',
    justifyContent: 'start',
    // Our labels stand above the field, so an empty field shows the expected format.
    opacity: 1,
  },
  '& [role="spinbutton"]:not([aria-valuenow])': { color: 'var(--q-text-muted)' },
};
