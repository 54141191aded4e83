/**
 * Leaves the page for another address with a full load, so that nothing of the visitor before (cached answers,
 * rendered shells) outlives a change of identity. Also the way to a payment page or a download.
 */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
