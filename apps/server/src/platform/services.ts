// What features need of the installation besides the database: letters, files, background work.
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import { type Antivirus, createAntivirus } from './files/antivirus.ts'
import { createFiles, type Files } from './files/files.ts'
import type { Ids } from './ids.ts'
import { createJobs, type Jobs, type JobWorker } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { createMail, type Mail, mailWorker } from './mail/mail.ts'
import { installationSecret } from './secret.ts'

export interface Base {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
}

export interface Services extends Base {
  readonly jobs: Jobs
  readonly mail: Mail
  readonly files: Files
  /** Null where none is configured. */
  readonly antivirus: Antivirus | null
  /** The installation's key; derive from it, never use it as it is. */
  readonly secret: string
  /** Origin of the site in letters, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string
}

/** Builds the services; nothing runs before `jobs.start`. `workers` are the features' own jobs. */
export function createServices(base: Base, workers: readonly JobWorker[]): Services {
  const { config } = base
  const secret = installationSecret(config, base.ids)
  const jobs = createJobs(base.db, base.log, [mailWorker(base), ...workers])
  return {
    ...base,
    jobs,
    secret,
    mail: createMail({ config, clock: base.clock, jobs }),
    files: createFiles({ ...base, secret }),
    antivirus: createAntivirus(config),
    publicUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  }
}
