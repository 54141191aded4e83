import { describe, expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import type { WireTransfer } from '@/lib/contract/payout-methods';
import { bankCsv } from '@/lib/server/payouts/bank-csv';
import { type BankFile, bankText, controlSum } from '@/lib/server/payouts/bank-file';
import { pain001 } from '@/lib/server/payouts/pain001';
import { SAUDI } from '@/tests/setup/payouts';

const US: WireTransfer = {
  ...SAUDI,
  country: 'US',
  bankName: 'Chase & Co <NY>',
  swift: 'CHASUS33',
  account: '123456789',
  routing: '021000021',
  latinName: "JOSÉ O'NEIL",
};
const EVIL: WireTransfer = {
  ...SAUDI,
  latinName: '+SUM(A1:A9)',
  bankName: '=HYPERLINK("http://evil.example")',
};

const file = (...to: WireTransfer[]): BankFile => ({
  id: '01890000-0000-7000-8000-0000000000ff',
  number: 7,
  createdAt: new Date('2026-11-21T10:20:30.456Z'),
  payer: { name: 'قيمة Qeema', account: 'GB33BUKB20201555555555', swift: 'BUKBGB22' },
  transfers: to.map((to, at) => ({
    id: `01890000-0000-7000-8000-00000000000${at}`,
    number: 41 + at,
    currency: 'USD',
    to,
    amount: 10_005 + at,
  })),
});

interface Transfer {
  PmtId: { EndToEndId: string };
  Amt: { InstdAmt: { '#': string } };
  CdtrAcct: object;
  CdtrAgt: { FinInstnId: { ClrSysMmbId?: object } };
}

/** The part of a message that the tests look at; they find out whether it is there. */
interface Read {
  Document: {
    '@xmlns': string;
    CstmrCdtTrfInitn: {
      GrpHdr: { MsgId: string; CreDtTm: string; NbOfTxs: string; CtrlSum: string };
      PmtInf: { CtrlSum: string; ReqdExctnDt: object; CdtTrfTxInf: Transfer[] };
    };
  };
}

/** The document as nested objects, as a bank's program reads it. */
const read = (xml: string): Read => create(xml).end({ format: 'object' }) as unknown as Read;

describe('the text for banks', () => {
  it.each([
    ['JOSÉ  MÜLLER', 'JOSE MULLER'],
    ['/-:Name//x', 'Name/x'],
    ['سارة', 'NOTPROVIDED'],
    ['a & b <c> "d"; e', 'a b c d e'],
    ['x'.repeat(80), 'x'.repeat(70)],
  ])('turns %s into %s', (given, sent) => {
    expect(bankText(given, 70)).toBe(sent);
  });
});

describe('the CSV file', () => {
  it('has no formula that a spreadsheet would run, in any name of a payee', () => {
    const cells = bankCsv(file(EVIL, SAUDI))
      .split('\r\n')
      .flatMap((line) => line.split('","'))
      .map((cell) => cell.replace(/^\uFEFF?"|"$/g, ''));
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('has one line for each payout, with the account in the column of its kind', () => {
    const [head, first, second] = bankCsv(file(SAUDI, US)).split('\r\n');
    expect(head).toContain('"end_to_end_id","statement","amount"');
    expect(first).toContain('"100.05","USD","SARA ALOTAIBI"');
    expect(first).toContain('"SA0380000000608010167519","",""');
    expect(second).toContain('"","123456789","021000021","QEEMA 42"');
  });
});

describe('the pain.001.001.09 file', () => {
  const xml = pain001(file(SAUDI, US, EVIL));
  const { CstmrCdtTrfInitn: message, '@xmlns': namespace } = read(xml).Document;
  const { GrpHdr: head, PmtInf: batch } = message;

  it('has the namespace and the element order of its schema', () => {
    expect(namespace).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(Object.keys(message)).toEqual(['GrpHdr', 'PmtInf']);
    expect(Object.keys(head)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(Object.keys(batch)).toEqual([
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ]);
    for (const transfer of batch.CdtTrfTxInf)
      expect(Object.keys(transfer)).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
    expect(batch.ReqdExctnDt).toEqual({ Dt: '2026-11-21' });
    expect(head.CreDtTm).toBe('2026-11-21T10:20:30Z');
  });

  it('holds the right count and the right sum, to the cent', () => {
    expect([head.NbOfTxs, head.CtrlSum, batch.CtrlSum]).toEqual(['3', '300.18', '300.18']);
    const cents = batch.CdtTrfTxInf.map((one) => Math.round(Number(one.Amt.InstdAmt['#']) * 100));
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(30_018);
    expect(controlSum([])).toBe('0.00');
  });

  it('gives each transfer its own id of at most 35 characters', () => {
    const ids = batch.CdtTrfTxInf.map((one) => one.PmtId.EndToEndId);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(head.MsgId.length).toBeLessThanOrEqual(35);
  });

  it('writes an IBAN as an IBAN, and another account as its number with the routing number', () => {
    const [saudi, us] = batch.CdtTrfTxInf;
    expect(saudi?.CdtrAcct).toEqual({ Id: { IBAN: 'SA0380000000608010167519' } });
    expect(saudi?.CdtrAgt.FinInstnId).not.toHaveProperty('ClrSysMmbId');
    expect(us?.CdtrAcct).toEqual({ Id: { Othr: { Id: '123456789' } } });
    expect(us?.CdtrAgt.FinInstnId.ClrSysMmbId).toEqual({ ClrSysId: { Cd: 'USABA' }, MmbId: '021000021' });
  });

  it('holds only characters that banks accept', () => {
    const texts = xml.match(/(?<=>)[^<>\n]+(?=<)/g) ?? [];
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/);
  });
});
