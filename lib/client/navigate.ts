/**
 * Leaves the page for another address with a full page load, so that nothing of the visitor before (cached answers,
 * rendered shells) survives a change of identity. Also used for payment pages and downloads.
 */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
