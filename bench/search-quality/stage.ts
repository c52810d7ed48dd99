// The stage of the quality of the search: the demo register in a database of its own, and the server before it.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { updateSearchIndex } from '../../apps/server/src/company-search/documents/update-index.ts'
import { rebuildCompanySearch } from '../../apps/server/src/company-search/rebuild/rebuild.ts'
import { loadDemoRegister } from '../../apps/server/src/demo-register/demo-register.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { APP_ROLE, startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { buildPages } from '../needs.ts'
import { startServer } from '../search/stage.ts'
import { type Row, readRegister } from './register.ts'

export interface QualityStage {
  readonly origin: string
  readonly register: readonly Row[]
  stop(): Promise<void>
}

export async function openStage(): Promise<QualityStage> {
  buildPages()
  const folder = join(import.meta.dirname, '../../.data', `search-quality-${process.pid}`)
  const database = await startEmbedded(join(folder, 'database'), () => randomBytes(16).toString('hex'))
  const clean = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrate(database.ownerUrl, APP_ROLE)
    await loadDemoRegister(database.ownerUrl, { clock: systemClock, onCompaniesChanged: [updateSearchIndex] })
    await rebuildCompanySearch({ ownerUrl: database.ownerUrl, workers: 1 })
    const client = new pg.Client(database.ownerUrl)
    await client.connect()
    const register = await readRegister(client)
    await client.end()
    const server = await startServer({ folder, database })
    return {
      origin: server.origin,
      register,
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
