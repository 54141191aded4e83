import { create } from 'xmlbuilder2';
import { hasIban } from '@/lib/shared/bank-accounts';
import { toDecimal } from '@/lib/shared/money-format';
import { type BankFile, bankText, controlSum, endToEndId, reference, type Transfer } from './bank-file';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/**
 * A file for the bank as ISO 20022 customer credit transfer initiation, pain.001.001.09: one group of transfers, each
 * party bears its own charges. Source: ISO 20022 message definition report, Payments Initiation.
 */
export function pain001(file: BankFile): string {
  const { payer, transfers } = file;
  const group = { NbOfTxs: String(transfers.length), CtrlSum: controlSum(transfers) };
  const id = `QEEMA-${file.number}-${file.id.slice(-12)}`;
  const tree = {
    Document: {
      '@xmlns': NAMESPACE,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: id,
          CreDtTm: file.createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
          ...group,
          InitgPty: { Nm: bankText(payer.name, 140) },
        },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: 'TRF',
          BtchBookg: 'false',
          ...group,
          ReqdExctnDt: { Dt: file.createdAt.toISOString().slice(0, 10) },
          Dbtr: { Nm: bankText(payer.name, 140) },
          DbtrAcct: { Id: accountId(payer.account.slice(0, 2), payer.account) },
          DbtrAgt: { FinInstnId: { BICFI: payer.swift } },
          ChrgBr: 'SHAR',
          CdtTrfTxInf: transfers.map(transaction),
        },
      },
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, tree).end({ prettyPrint: true });
}

function transaction(transfer: Transfer) {
  const { country, swift, account, routing, bankName, latinName } = transfer.to;
  return {
    PmtId: { InstrId: endToEndId(transfer), EndToEndId: endToEndId(transfer) },
    Amt: { InstdAmt: { '@Ccy': transfer.currency, '#': toDecimal(transfer) } },
    CdtrAgt: {
      FinInstnId: {
        BICFI: swift,
        ...(routing ? { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: routing } } : {}),
        // The SWIFT code names the bank; its name is added only where it can be written in these letters.
        ...(/[A-Za-z]/.test(bankName) ? { Nm: bankText(bankName, 140) } : {}),
        PstlAdr: { Ctry: country },
      },
    },
    Cdtr: { Nm: bankText(latinName, 140), PstlAdr: { Ctry: country } },
    CdtrAcct: { Id: accountId(country, account) },
    RmtInf: { Ustrd: bankText(reference(transfer), 140) },
  };
}

const accountId = (country: string, account: string) =>
  hasIban(country) ? { IBAN: account } : { Othr: { Id: account } };
