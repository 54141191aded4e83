/**
 * Leaves the page for another address with a full page load, so that nothing of the visitor before (cached answers,
 * rendered shells) survives a change of identity. Also used for payment pages and downloads.
 */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

/** Loads the page again, for whoever is signed in now. */
export function reloadPage(): void {
  window.location.reload();
}

/** A tab that waits for its address. */
export interface WaitingTab {
  goTo: (address: string) => void;
  close: () => void;
}

/**
 * Opens an empty tab for an address that is still to be asked for: browsers open one only in the press itself.
 * @returns null where the browser opens none
 */
export function openTab(): WaitingTab | null {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return {
    goTo: (address) => tab.location.replace(new URL(address, window.location.href).href),
    close: () => tab.close(),
  };
}
