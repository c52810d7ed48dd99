// `npm run ledger` prints the balance of every account and ends with 1 where anything does not sum to zero.
import { ConfigError, loadConfig, readEnvironment } from '../../platform/config.ts'
import { connect, readOnly } from '../../platform/db/connect.ts'
import { startEmbedded } from '../../platform/db/embedded.ts'
import { randomIds } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { ledgerReport } from '../ledger.ts'

async function main(): Promise<number> {
  const config = loadConfig(readEnvironment())
  const embedded = config.directUrl ? undefined : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  const db = connect(config.directUrl ?? embedded?.url ?? '', { size: 1, log: createLog(config) })
  try {
    const { lines, isBalanced } = await ledgerReport(readOnly(db))
    process.stdout.write(`${lines.join('\n')}\n`)
    return isBalanced ? 0 : 1
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  },
)
