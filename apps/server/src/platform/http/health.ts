// `/healthz`: the process is up. `/readyz`: it can serve (database reachable, migrations applied, not stopping).
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { listAppliedMigrations } from './health.sql.ts'

export interface Readiness {
  /** Set when the process was asked to stop: the balancer turns away before connections close. */
  stopping: boolean
}

export function installHealth(app: FastifyInstance, db: Db, readiness: Readiness): void {
  app.get('/healthz', { config: { quiet: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { quiet: true } }, async (request, reply) => {
    const reason = readiness.stopping ? 'stopping' : await databaseProblem(db, (error) => request.log.warn({ err: error }, 'not ready'))
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
}

async function databaseProblem(db: Db, report: (error: unknown) => void): Promise<string | null> {
  try {
    const applied = new Set(await listAppliedMigrations(db))
    return (await pendingMigrations(applied)).length > 0 ? 'migrations' : null
  } catch (error) {
    report(error)
    return 'database'
  }
}
