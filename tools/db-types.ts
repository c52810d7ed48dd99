// `npm run db:types`: migrates a throw-away database and writes the types of its tables.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APP_ROLE, startEmbedded } from '../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../apps/server/src/platform/db/migrate.ts'
import { randomIds } from '../apps/server/src/platform/ids.ts'
import { tableTypes } from '../apps/server/test/table-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-types-'))
const database = await startEmbedded(folder, () => randomIds.secret(16))
try {
  await migrateDatabase(database.ownerUrl, APP_ROLE)
  writeFileSync(join(import.meta.dirname, '../apps/server/src/platform/db/types.generated.ts'), await tableTypes(database.ownerUrl))
} finally {
  await database.stop()
  for (const made of [database.folder, folder]) rmSync(made, { recursive: true, force: true })
}
