// Once the server listens: what people ask for first is planned beside the first requests.
import { warmCards } from './company-card/warm.ts'
import type { IndexReader } from './company-search/index/index-reader.ts'
import { warmSearch } from './company-search/warm.ts'
import type { Config } from './platform/config.ts'
import { readOnly } from './platform/db/connect.ts'
import type { Db } from './platform/db/database.ts'
import type { SummaryReader } from './reliability/reliability.ts'

interface Warmed {
  readonly db: Db
  readonly config: Config
}

export async function warmStatements({ db, config }: Warmed, index: IndexReader, summaries: SummaryReader): Promise<void> {
  await warmCards(readOnly(db), config.DATABASE_POOL, summaries)
  await warmSearch(index)
}
