/** A `ref` of what appears below a month, which may fill the screen. */
export const showWhole = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });
