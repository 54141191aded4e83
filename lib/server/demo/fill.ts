import 'server-only';
import { clock } from '@/lib/server/clock';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { refreshTags, refreshWords } from '@/lib/server/search/repo-vocabulary';
import { checkBooks } from '@/lib/server/self-check/service';
import { fillCompany } from './company';
import { type Drawn, drawAll } from './drawn-pictures';
import { fillProducts } from './goods';
import { fillIdentities } from './identities';
import { fillLearning } from './learning';
import { fillPeople } from './people';
import { guestCtx } from './people-factory';
import { fillRatings } from './ratings';
import { fillFollows, fillPosts, fillQuestions } from './talk';
import { fillTrade } from './trade';
import { fillViews } from './views';
import { fillWebhooks } from './webhooks';

/**
 * Fills an empty store with the demo, through the same services that members use. All rows come in one transaction, so
 * a crash in between leaves the store empty, and the next start begins again.
 */
export async function fillDemo(now = clock.now()): Promise<void> {
  const drawn = await drawAll();
  // Errors in the demo's story (a refund that fails, a dispute) are not written to this store's log.
  const { level } = log;
  // Its sales are play: a real payment provider, where one is set up, is never asked.
  const settings = env();
  const { PAYMENT_GATEWAYS } = settings;
  log.level = 'fatal';
  settings.PAYMENT_GATEWAYS = ['sandbox'];
  await fillStore(drawn, now).finally(() => {
    log.level = level;
    settings.PAYMENT_GATEWAYS = PAYMENT_GATEWAYS;
  });
}

async function fillStore(drawn: Drawn, now: Date): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const people = await fillPeople(trx, drawn, now);
      const products = await fillProducts(trx, people, drawn, now);
      await fillFollows(trx, people, now);
      await fillPosts(trx, people, products, drawn, now);
      await fillQuestions(trx, people, products, now);
      await fillCompany(trx, people, now);
      await fillIdentities(trx, people, drawn, now);
      await fillTrade(trx, people, products, drawn, now);
      await fillLearning(trx, people, products, now);
      await fillRatings(trx, people, products, now);
      await fillWebhooks(trx, now);
      await checkBooks(guestCtx(trx, now));
      await fillViews(trx, people, products, now);
      // A job does it later; whoever tries the demo may mistype at once.
      await refreshWords(trx);
      await refreshTags(trx);
    });
}
