// Starts the server as several processes on one port; SIGHUP replaces them one after the other, SIGTERM ends them. With `--build` it builds
// the pages first, if their sources have changed.
import cluster from 'node:cluster'
import { join } from 'node:path'
import { systemClock } from '../src/platform/clock.ts'
import { Processes } from '../src/platform/cluster/processes.ts'
import { type Config, readEnvironment } from '../src/platform/config.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { metricsOfCluster } from '../src/platform/metrics/metrics.ts'
import { serveMetrics } from '../src/platform/metrics/serve-metrics.ts'
import { buildPages } from '../src/platform/pages-build.ts'
import { runCommand } from './run.ts'

async function main(config: Config): Promise<null> {
  const environment = readEnvironment()
  const log = createLog(config)
  if (process.argv.includes('--build')) await buildPages().built
  // Started here, so that the end of one process does not end the embedded database that all use.
  const database = config.DATABASE_URL ? null : await startEmbedded(config.DATA_DIR, () => randomIds.secret(24), [], log)
  // The working directory is named by its path. An update renames the folder in which this program was started and puts the new release in its
  // place; new processes must start in the latter.
  const cwd = join(import.meta.dirname, '../../..')
  cluster.setupPrimary({ exec: join(import.meta.dirname, '../src/main.ts'), args: [], cwd })
  const settings = { LIMITS_IN: environment.LIMITS_IN ?? 'database' }
  const metrics = config.METRICS_URL ? await serveMetrics(metricsOfCluster(), { url: config.METRICS_URL, log }) : null
  const processes = new Processes({ count: config.PROCESSES, settings, otherSettings: { BACKGROUND_WORK: 'off' } }, systemClock, log)
  const stop = async (code: number) => {
    await processes.stop()
    await metrics?.close()
    await database?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  process.on('SIGHUP', () => processes.renew())
  if (!(await processes.start())) await stop(1)
  return null
}

runCommand(main)
