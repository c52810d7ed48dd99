// SQL of the readiness check `/readyz`: a process serves only a database that has all its migrations.
import type { Db } from '../db/database.ts'

/** File names of the migrations that the database has applied. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('name').execute()
  return rows.map((row) => row.name)
}
