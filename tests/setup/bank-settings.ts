/**
 * The platform's bank account in browser tests: with it, bank transfers are offered. The IBAN registry's own example.
 */
export const bankSettings = {
  BANK_ACCOUNT_HOLDER: 'Qeema Trading LLC',
  BANK_NAME: 'مصرف الراجحي',
  BANK_ACCOUNT: 'SA0380000000608010167519',
  BANK_SWIFT: 'RJHISARI',
};
