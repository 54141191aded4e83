/** Whether documents may be sent: the first time, and after a rejection. @param status of the newest check */
export const isOpenForDocuments = (status: string | undefined): boolean =>
  status === undefined || status === 'rejected';
