import type { WireTransfer } from '@/lib/contract/payout-methods';

/** Bank accounts that do not exist: the numbers are the examples of the IBAN registry. */
export const BANKS: ReadonlyMap<string, WireTransfer> = new Map([
  [
    'sara',
    {
      type: 'wire-transfer',
      country: 'SA',
      bankName: 'مصرف الراجحي',
      swift: 'RJHISARI',
      account: 'SA0380000000608010167519',
      latinName: 'SARA ALOTAIBI',
      arabicName: 'سارة العتيبي',
    },
  ],
  [
    'omar',
    {
      type: 'wire-transfer',
      country: 'JO',
      bankName: 'البنك العربي',
      swift: 'ARABJOAX',
      account: 'JO94CBJO0010000000000131000302',
      latinName: 'OMAR HADDAD',
      arabicName: 'عمر حداد',
    },
  ],
  [
    'khalid',
    {
      type: 'wire-transfer',
      country: 'AE',
      bankName: 'بنك أبوظبي الأول',
      swift: 'NBADAEAA',
      account: 'AE070331234567890123456',
      latinName: 'KHALID ALMANSOORI',
      arabicName: 'خالد المنصوري',
    },
  ],
]);
