// `npm run search:rebuild`: rebuilds the search index of companies. `npm run search:check`: counts duplicates and gaps in the index, and exits
// with 1 if it finds any or if the index has an outdated version.
import { availableParallelism } from 'node:os'
import { INDEX_VERSION } from '../src/company-index/documents/terms.ts'
import { rebuildCompanySearch } from '../src/company-index/rebuild/rebuild.ts'
import { countFaults, findState } from '../src/company-index/store/check.sql.ts'
import { openOwnerDatabase } from '../src/company-index/store/owner.ts'
import { readOnly } from '../src/platform/db/connect.ts'
import { runCommand, withMigratedDatabase } from './run.ts'

async function rebuild(ownerUrl: string): Promise<number> {
  const records = await rebuildCompanySearch({ ownerUrl, workers: Math.min(4, availableParallelism()), onStep: say })
  say(`${records} records`)
  return 0
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

runCommand((config) => withMigratedDatabase(config, process.argv[2] === '--check' ? check : rebuild))
