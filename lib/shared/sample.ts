/** The address where everybody can download a sample of a product before they buy it. */
export const sampleUrl = (productId: string, fileId: string): string =>
  `/api/product/${productId}/samples/${fileId}`;
