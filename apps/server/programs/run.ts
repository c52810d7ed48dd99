// Shared frame of the command-line programs in this folder: reads the configuration, opens the database, sets the exit code, prints errors.
import { BackupError } from '../src/platform/backup/manifest.ts'
import { type Config, ConfigError, loadConfig, readEnvironment } from '../src/platform/config.ts'
import { APP_ROLE, startEmbedded } from '../src/platform/db/embedded.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { DatabaseUnfitError } from '../src/platform/db/startup-check.ts'
import { randomIds } from '../src/platform/ids.ts'

/**
 * Runs the program; the number that it returns is the exit code, and after null the process keeps running. An error that the operator can fix
 * is printed as one line, any other with its stack.
 */
export function runCommand(program: (config: Config) => Promise<number | null>): void {
  const started = async () => program(loadConfig(readEnvironment()))
  started().then(
    (code) => code !== null && process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exit(1)
    },
  )
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnfitError || error instanceof BackupError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

export interface OwnerDatabase {
  readonly ownerUrl: string
  readonly appRole: string
}

/**
 * Passes the address of the database's owner to `work`: of the configured database, or of the embedded one, which is started, and stopped
 * afterwards unless a server uses it.
 */
export async function withDatabase<T>(config: Config, work: (database: OwnerDatabase) => Promise<T>): Promise<T> {
  const embedded = config.DATABASE_URL ? undefined : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24))
  const appUrl = config.directUrl ?? embedded?.url ?? ''
  const ownerUrl = config.DATABASE_OWNER_URL ?? embedded?.ownerUrl ?? appUrl
  try {
    return await work({ ownerUrl, appRole: decodeURIComponent(new URL(appUrl).username) || APP_ROLE })
  } finally {
    await embedded?.stop()
  }
}

/** The same after running the migrations. */
export const withMigratedDatabase = <T>(config: Config, work: (ownerUrl: string) => Promise<T>): Promise<T> =>
  withDatabase(config, async ({ ownerUrl, appRole }) => {
    await migrateDatabase(ownerUrl, appRole)
    return work(ownerUrl)
  })
