// `npm run ledger`: prints the balance of every account of the site's payments ledger, and exits with 1 if debits and credits differ.

import { ledgerReport } from '../src/payments/ledger.ts'
import type { Config } from '../src/platform/config.ts'
import { connectDatabase, readOnly } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { runCommand } from './run.ts'

async function main(config: Config): Promise<number> {
  const embedded = config.directUrl ? undefined : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  const db = connectDatabase(config.directUrl ?? embedded?.url ?? '', { size: 1, log: createLog(config) })
  try {
    const { lines, isBalanced } = await ledgerReport(readOnly(db))
    process.stdout.write(`${lines.join('\n')}\n`)
    return isBalanced ? 0 : 1
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

runCommand(main)
