import { db } from '@/lib/server/db/client';
import { ctxOf, guestCtx, makeUser } from '@/lib/server/demo/people-factory';
import { makePost } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { hidePost } from '@/lib/server/moderation/service';
import { NOW } from '@/tests/setup/clock';
import { postAlone } from '@/tests/setup/post-journals';
import { byId, type Make } from './target';

/** A member that an operator may suspend without harm to other tests. */
const account: Make = async () => byId((await makeUser(db())).id, null);

/** A post that an operator may hide, or that is hidden, without harm to other tests. */
const postOf: (isHidden: boolean) => Make = (isHidden) => async (people) => {
  const { id } = await makePost(db(), { authorId: people.owner.id });
  if (isHidden) await hidePost(ctxOf(db(), people.admin), id, { reason: 'سبب' });
  return byId(id, null);
};

/** An interest of its own. */
const entry: Make = async () => {
  const id = `entry_${newId().replaceAll('-', '').slice(-12)}`;
  const name = { name_ar: id, name_en: id };
  await db()
    .insertInto('interests')
    .values({ id, ...name, position: 900 })
    .execute();
  const own = { list: 'interests', id };
  return { own, hidden: null, missing: { list: 'interests', id: 'nothing_such' } };
};

const catalogueList: Make = async () => ({
  own: { list: 'interests' },
  hidden: null,
  missing: { list: 'colours' },
});

const journal: Make = async () => {
  const ref = newId();
  const account = (kind: string) => ({ ownerId: null, kind });
  const postings = [
    { account: account('cash'), amount: -100 },
    { account: account('fees'), amount: 100 },
  ];
  await postAlone(guestCtx(db()), { kind: 'sample', ref, currency: 'USD', postings });
  const row = db().selectFrom('journals').select('id').where('ref', '=', ref);
  return byId((await row.executeTakeFirstOrThrow()).id, null);
};

const ledgerAccount: Make = async (people) => {
  await journal(people);
  const row = db().selectFrom('ledger_accounts').select('id').where('kind', '=', 'cash');
  return byId((await row.executeTakeFirstOrThrow()).id, null);
};

const evaluation: Make = async ({ owner, member }) => {
  const id = newId();
  const post_id = (await makePost(db(), { authorId: owner.id })).id;
  const row = { id, post_id, author_id: member.id, rating: 1, created_at: NOW, updated_at: NOW };
  await db().insertInto('evaluations').values(row).execute();
  return byId(id, null);
};

/** The parameters of the operator's endpoints. */
export const OPERATOR_TARGETS: Record<string, Make> = {
  addCatalogueEntry: catalogueList,
  orderCatalogue: catalogueList,
  renameCatalogueEntry: entry,
  retireCatalogueEntry: entry,
  restoreCatalogueEntry: entry,
  getLedgerAccount: ledgerAccount,
  listPostings: ledgerAccount,
  getJournal: journal,
  moderateEvaluation: evaluation,
  getMember: account,
  suspendMember: account,
  restoreMember: account,
  hidePost: postOf(false),
  showPost: postOf(true),
};
