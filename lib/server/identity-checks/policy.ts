/** Whether documents may be sent: at first, and after a rejection. @param status of the newest check */
export const isOpenForDocuments = (status: string | undefined): boolean =>
  status === undefined || status === 'rejected';
