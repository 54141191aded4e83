import 'server-only';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface CertificateRow {
  code: string;
  name_ar: string | null;
  name_en: string | null;
  title: string;
  creator: string;
  seconds: number;
  issued_on: string;
  access: string;
  /** of the product */
  type: string;
  /** of a workshop, which its holder was at */
  has_seat: boolean;
}

const COLUMNS = sql`c.code, c.name_ar, c.name_en, c.title, c.creator, c.seconds, c.issued_on::text as issued_on,
  e.status as access, p.type,
  p.type = 'assessment_workshop' and exists (select from workshop_seats s where s.entitlement_id = e.id) as has_seat`;

/** The certificate of a purchase. */
export async function findCertificate(db: Db, entitlementId: string): Promise<CertificateRow | undefined> {
  return find(db, sql`c.entitlement_id = ${entitlementId}`);
}

/** A certificate of an active member, for whoever knows its code. */
export async function findByCode(db: Db, code: string): Promise<CertificateRow | undefined> {
  return find(
    db,
    sql`c.code = ${code} and exists (select from users u where u.id = e.holder_id and u.status = 'active')`,
  );
}

async function find(db: Db, which: ReturnType<typeof sql<SqlBool>>): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${COLUMNS} from certificates c join entitlements e on e.id = c.entitlement_id
      join products p on p.id = e.product_id where ${which}`.execute(db);
  return rows[0];
}

interface NewCertificate {
  entitlementId: string;
  code: string;
  nameAr: string | null;
  nameEn: string | null;
  seconds: number;
  issuedOn: string;
}

/**
 * Keeps what is true of an active purchase now. Where there is a certificate already, it stays; only a name in a
 * language that it has none in is added.
 * @returns whether the purchase is active
 */
export async function upsertCertificate(db: Db, given: NewCertificate): Promise<boolean> {
  const { entitlementId, code, nameAr, nameEn, seconds, issuedOn } = given;
  const { numAffectedRows } = await sql`
    insert into certificates as c (entitlement_id, code, name_ar, name_en, title, creator, seconds, issued_on)
    select e.id, ${code}, ${nameAr}, ${nameEn}, p.title, u.name, ${seconds}::int, ${issuedOn}::date
    from entitlements e join products p on p.id = e.product_id join users u on u.id = p.owner_id
    where e.id = ${entitlementId} and e.status = 'active' for share of e
    on conflict (entitlement_id) do update
    set name_ar = coalesce(c.name_ar, excluded.name_ar), name_en = coalesce(c.name_en, excluded.name_en)`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Takes the name of a creator who leaves out of certificates. */
export async function eraseCreator(db: Db, creatorId: string): Promise<void> {
  await sql`
    update certificates c set creator = '' from entitlements e join products p on p.id = e.product_id
    where e.id = c.entitlement_id and p.owner_id = ${creatorId}`.execute(db);
}
