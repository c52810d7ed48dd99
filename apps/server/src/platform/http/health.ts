// Health checks for load balancers: `/healthz` (the process is up), `/readyz` (it can serve: database reachable, migrations applied, not stopping).
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { migrationNames } from '../db/migrate.ts'
import type { Replicas } from '../db/replicas.ts'
import { listAppliedMigrations } from './health.sql.ts'
import { routeLimit } from './limits.ts'
import { DATABASE_RETRY_SECONDS } from './problems.ts'

/** State of the process, shared with the code that starts and stops it. */
export interface Readiness {
  /** Set when the process begins to stop, so that the balancer sends no more requests by the time connections close. */
  stopping: boolean
  /** True until warm-up has finished; requests are answered meanwhile, the first ones slowly. */
  preparing?: boolean
}

interface HealthDeps {
  readonly config: Config
  readonly db: Db
  readonly readiness: Readiness
  /** Standbys (read-only copies of the database), which answer reads while the primary is unavailable. */
  readonly replicas?: Replicas
  /** Folder of migrations; overridden in tests. */
  readonly migrations?: string
}

/** Adds both routes, which need no token. A 503 of `/readyz` gives the reason: `stopping`, `migrations` (not all applied) or `database`. */
export async function installHealth(app: FastifyInstance, { config, db, readiness, replicas, migrations }: HealthDeps): Promise<void> {
  // Read at the start: a newer version's files may be installed while this one runs.
  const needed = await migrationNames(migrations)
  // A rate limit of its own: heavy API use must not make the process look unready.
  const rateLimit = { ...routeLimit('api', config), groupId: 'readyz' }
  app.get('/healthz', { config: { quiet: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { quiet: true, rateLimit } }, async (request, reply) => {
    const reason = readiness.stopping
      ? 'stopping'
      : await databaseProblem({ db, needed, replicas }, (error) => request.log.warn({ err: error }, 'not ready'))
    if (reason) reply.header('retry-after', String(DATABASE_RETRY_SECONDS))
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok', ...(readiness.preparing && { preparing: true }) })
  })
}

interface Needed {
  readonly db: Db
  readonly needed: readonly string[]
  readonly replicas: Replicas | undefined
}

async function databaseProblem({ db, needed, replicas }: Needed, report: (error: unknown) => void): Promise<string | null> {
  try {
    const applied = new Set(await listAppliedMigrations(db))
    return needed.every((name) => applied.has(name)) ? null : 'migrations'
  } catch (error) {
    report(error)
    return replicas?.fit ? null : 'database'
  }
}
