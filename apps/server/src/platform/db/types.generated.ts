// Generated from the migrated database; regenerate with `npm run db:types`.
import type { Generated } from 'kysely'

export interface Database {
  backfills: {
    name: string
    cursor: string | null
    started_at: Generated<Date>
    finished_at: Date | null
  }
  schema_migrations: {
    name: string
    hash: string
    applied_at: Generated<Date>
  }
}
