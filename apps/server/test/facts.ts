// Stores facts about a company as if a source of company data had returned them. A block is the data of one source about one company.
import { companiesChanged } from '../src/events.ts'
import { moscowDay } from '../src/platform/clock.ts'
import { encodeFacts } from '../src/registry/block-codec.ts'
import type { SourcedFacts } from '../src/registry/blocks-by-company.ts'
import type { TestApplication } from './application.ts'

interface Stored<K extends keyof SourcedFacts> {
  readonly companyId: number
  readonly source: K
  readonly facts: SourcedFacts[K]
}

/** Replaces the company's block of this source, as of the clock's Moscow day, and announces the change. */
export async function storeFacts<K extends keyof SourcedFacts>(
  app: TestApplication,
  { companyId, source, facts }: Stored<K>,
): Promise<void> {
  const day = moscowDay(app.clock.moment)
  const stored = { hash: app.clock.moment.getTime(), as_of: day, since: day, facts: encodeFacts(facts), loaded_at: app.clock.moment }
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('company_facts')
      .values({ company_id: companyId, source, ...stored })
      .onConflict((conflict) => conflict.columns(['company_id', 'source']).doUpdateSet(stored))
      .execute()
    await app.services.announce(tx, companiesChanged, [companyId])
  })
}
