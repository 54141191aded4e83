import type { SxProps, Theme } from '@mui/material/styles';

/** Makes the pickers' own input look as our inputs do (lib/theme/components/inputs.ts). */
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
  // The day stands where a line begins: rightmost in Arabic. MUI would set all of it left to right.
  '& .MuiPickersInputBase-sectionsContainer': {
    paddingBlock: '10px',
    direction: 'inherit',
    justifyContent: 'start',
    // Our labels stand above: an empty field shows what belongs into it.
    opacity: 1,
  },
  '& [role="spinbutton"]:not([aria-valuenow])': { color: 'var(--q-text-muted)' },
};
