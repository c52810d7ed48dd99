// SQL of the readiness check.
import type { Db } from '../db/database.ts'

export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('name').execute()
  return rows.map((row) => row.name)
}
