// `npm run change-key`: replaces the key of the installation. Documents, second factors and secrets of webhooks that were encrypted with
// SECRET_KEY_BEFORE are encrypted with SECRET_KEY instead.
import { resealFactors } from '../src/auth/change-key.ts'
import { resealWebhooks } from '../src/monitoring/webhooks/change-key.ts'
import type { Config } from '../src/platform/config.ts'
import { connectDatabase } from '../src/platform/db/connect.ts'
import { openStore } from '../src/platform/files/files.ts'
import { resealFiles } from '../src/platform/files/sealed-store.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { runCommand, withDatabase } from './run.ts'

const USAGE = `npm run change-key
  with the server stopped, SECRET_KEY_BEFORE the key until now and SECRET_KEY the new one; what was cut off is taken up by another run
`

async function main(config: Config): Promise<number> {
  const { SECRET_KEY: to, SECRET_KEY_BEFORE: from } = config
  if (!to || !from || to === from) {
    process.stderr.write(USAGE)
    return 2
  }
  const keys = { from, to, ids: randomIds }
  const log = createLog(config)
  const documents = await resealFiles(openStore({ config, ids: randomIds, log }, 'documents'), keys)
  const { factors, webhooks } = await withDatabase(config, async ({ ownerUrl }) => {
    const db = connectDatabase(ownerUrl, { size: 1, log })
    const work = db.transaction().execute(async (tx) => ({
      factors: await resealFactors(tx, keys),
      webhooks: await resealWebhooks(tx, keys),
    }))
    return work.finally(() => db.destroy())
  })
  process.stdout.write(`sealed for the new key: documents ${documents}, second factors ${factors}, secrets of webhooks ${webhooks}\n`)
  return 0
}

runCommand(main)
