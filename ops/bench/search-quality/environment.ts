// Environment of the search-quality bench: the demo register in a database, and the server.
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { loadDemoRegister } from '../../../apps/server/demo/register/load-register.ts'
import { updateSearchIndex } from '../../../apps/server/src/company-index/documents/update-index.ts'
import { rebuildCompanySearch } from '../../../apps/server/src/company-index/rebuild/rebuild.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import { APP_ROLE, startEmbedded } from '../../../apps/server/src/platform/db/embedded.ts'
import { migrateDatabase } from '../../../apps/server/src/platform/db/migrate.ts'
import { openImportDatabase } from '../../../apps/server/src/registry/import/database/import-database.ts'
import { runImport } from '../../../apps/server/src/registry/import/run-import.ts'
import { buildPages } from '../needs.ts'
import { startServer } from '../search/environment.ts'
import { type Row, readRegister } from './register.ts'

/** Folder with sample extracts of the state registers: `egrul` (companies) and `egrip` (sole traders). */
const SAMPLES = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')

export interface QualityStage {
  readonly origin: string
  /** Records of the demo's register. */
  readonly register: readonly Row[]
  /** Imports the sample extracts, if any: `register` is then all records, `from` those of the samples, from which queries are drawn. */
  addSamples(): Promise<{ register: readonly Row[]; from: readonly Row[] }>
  stop(): Promise<void>
}

/** Builds the pages, fills a new database with the demo's register and starts the server. */
export async function openEnvironment(): Promise<QualityStage> {
  buildPages()
  const folder = join(import.meta.dirname, '../../../.data', `search-quality-${process.pid}`)
  const database = await startEmbedded(join(folder, 'database'), () => randomBytes(16).toString('hex'))
  const clean = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrateDatabase(database.ownerUrl, APP_ROLE)
    await loadDemoRegister(database.ownerUrl, { clock: systemClock, onCompaniesChanged: [updateSearchIndex] })
    await rebuildCompanySearch({ ownerUrl: database.ownerUrl, workers: 1 })
    const read = () => withClient(database.ownerUrl, readRegister)
    const register = await read()
    const server = await startServer({ folder, database })
    return {
      origin: server.origin,
      register,
      addSamples: async () => {
        await importSamples(database.ownerUrl)
        const demoIds = new Set(register.map(({ id }) => id))
        const all = await read()
        return { register: all, from: all.filter(({ id }) => !demoIds.has(id)) }
      },
      stop: async () => {
        await server.stop()
        await clean()
      },
    }
  } catch (error) {
    await clean()
    throw error
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  return await work(client).finally(() => client.end())
}

/** Imports the sample extracts, if there are any; `workers: 0` parses them in this thread. */
async function importSamples(ownerUrl: string): Promise<void> {
  const folders = ['egrul', 'egrip'].map((name) => join(SAMPLES, name)).filter((folder) => existsSync(folder))
  if (folders.length === 0) return
  const target = await openImportDatabase(ownerUrl)
  await runImport(target, folders, { clock: systemClock, onCompaniesChanged: [updateSearchIndex], workers: 0 }).finally(() =>
    target.close(),
  )
}
