/** Where anybody takes a sample of a product before they buy it. */
export const sampleUrl = (productId: string, fileId: string): string =>
  `/api/product/${productId}/samples/${fileId}`;
