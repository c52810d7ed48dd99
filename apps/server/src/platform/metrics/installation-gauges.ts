// Metrics of the whole installation, not of one process: jobs, e-mails, the last backup, free disk, the certificate. Read when Prometheus scrapes.
import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { outsideLimits } from '../bounds.ts'
import type { Config } from '../config.ts'
import type { Reader } from '../db/database.ts'
import type { Log } from '../log.ts'
import { countEmails, countFailedJobs, lastBackup, waitOfJobs } from './installation-gauges.sql.ts'
import type { Metrics } from './metrics.ts'

/** A metric with one current value, the same for all processes of the installation. */
export interface InstallationGauge {
  /** Name of the metric in Prometheus; it ends in the unit if it has one. */
  readonly name: string
  /** Prometheus's help text. */
  readonly about: string
  readonly read: (db: Reader) => Promise<number>
}

/** Metrics that belong to no feature of the product. */
export function platformGauges(config: Config): readonly InstallationGauge[] {
  const disk: InstallationGauge = {
    name: 'disk_free_ratio',
    about: 'Share of the disk under DATA_DIR that is free',
    read: async () => {
      const { bavail, blocks } = await statfs(config.DATA_DIR)
      return bavail / blocks
    },
  }
  const site = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : null
  const certificate: InstallationGauge = {
    name: 'certificate_expires_timestamp_seconds',
    about: 'When the certificate of the site ends, as the proxy shows it',
    read: () => endOfCertificate(site?.hostname ?? '', Number(site?.port || 443)),
  }
  return [...databaseGauges, disk, ...(site?.protocol === 'https:' ? [certificate] : [])]
}

const databaseGauges: readonly InstallationGauge[] = [
  { name: 'jobs_failed', about: 'Background jobs that gave up', read: countFailedJobs },
  { name: 'jobs_waiting_seconds', about: 'How long the job waits that has been due the longest', read: waitOfJobs },
  { name: 'emails_waiting', about: 'E-mails that have waited longer than five minutes', read: countEmails },
  { name: 'backup_verified_timestamp_seconds', about: 'When a backup was last read again and whole; 0 for never', read: lastBackup },
]

/** Registers the gauges. If one cannot be read, that is logged and the others are still reported. */
export function watchGauges(
  metrics: Metrics,
  gauges: readonly InstallationGauge[],
  { db, log }: { readonly db: Reader; readonly log: Log },
): void {
  for (const { name, about, read } of gauges)
    metrics.installationGauge(name, about, () =>
      read(db).catch((error: unknown) => {
        log.warn({ err: error, gauge: name }, 'a metric could not be read')
        return null
      }),
    )
}

/** Unix time in seconds at which the certificate expires. Whether it is trusted is not checked: an expired one must be reported too. */
function endOfCertificate(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: outsideLimits.certificateMs }, () => {
      const { valid_to: until } = socket.getPeerCertificate()
      socket.destroy()
      resolve(Date.parse(until) / 1000)
    })
    socket.once('timeout', () => socket.destroy(new Error('the proxy does not answer')))
    socket.once('error', reject)
  })
}
