// `npm run search:rebuild` builds the index of companies anew; `npm run search:check` counts doubles and gaps and ends with 1 when it finds any.
import { availableParallelism } from 'node:os'
import { ConfigError, loadConfig, readEnvironment } from '../../platform/config.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { APP_ROLE, startEmbedded } from '../../platform/db/embedded.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { randomIds } from '../../platform/ids.ts'
import { INDEX_VERSION } from '../documents/terms.ts'
import { countFaults, findState } from './check.sql.ts'
import { openOwnerDatabase } from './owner.ts'
import { rebuildCompanySearch } from './rebuild.ts'

async function main(command: string | undefined): Promise<number> {
  const config = loadConfig(readEnvironment())
  const embedded = config.DATABASE_URL ? undefined : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  const appUrl = config.directUrl ?? embedded?.url ?? ''
  const ownerUrl = config.DATABASE_OWNER_URL ?? embedded?.ownerUrl ?? appUrl
  const appRole = decodeURIComponent(new URL(appUrl).username) || APP_ROLE
  try {
    await migrate(ownerUrl, appRole)
    if (command === '--check') return await check(ownerUrl)
    const records = await rebuildCompanySearch({ ownerUrl, workers: Math.min(4, availableParallelism()), onStep: say })
    say(`${records} records`)
    return 0
  } finally {
    await embedded?.stop()
  }
}

async function check(ownerUrl: string): Promise<number> {
  const db = openOwnerDatabase(ownerUrl)
  try {
    const { version } = await findState(readOnly(db))
    const faults = await countFaults(readOnly(db))
    say(
      `version ${version} (the program makes ${INDEX_VERSION}); ${Object.entries(faults)
        .map(([fault, count]) => `${fault} ${count}`)
        .join(', ')}`,
    )
    return version === INDEX_VERSION && Object.values(faults).every((count) => count === 0) ? 0 : 1
  } finally {
    await db.destroy()
  }
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

main(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
