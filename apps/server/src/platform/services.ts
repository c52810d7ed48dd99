// The services that the server's platform provides to all features: database, e-mails, files, background jobs, WebSockets, and others.
import type { ReadOwnPlan } from './auth/own-plan.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { ConnectOptions } from './db/connect.ts'
import type { Db } from './db/database.ts'
import type { Listening } from './db/listen.ts'
import type { PageChanges } from './db/page-changes.ts'
import type { Replicas } from './db/replicas.ts'
import { type Announce, announcer, type Listener } from './events.ts'
import { type Antivirus, createAntivirus } from './files/antivirus.ts'
import { createFiles, type Files } from './files/files.ts'
import type { DrawFile } from './files/media.ts'
import { createPdfReader, type PdfReader } from './files/pdf.ts'
import { type OwnedFiles, sweepWorker } from './files/sweep.ts'
import type { Ids } from './ids.ts'
import { createJobs, type Jobs, type JobWorker } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import { createMail, type Mail, mailWorker } from './mail/mail.ts'
import type { PersonalData } from './own-data.ts'
import { installationSecret } from './secret.ts'
import { Sockets } from './sockets/sockets.ts'
import type { FindStopWords } from './texts/flags.ts'

/** What the services are built from: provided by the server's start, or by a test. */
export interface Base {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  /** Standbys (read-only copies of the database `db`); without them the primary answers everything. */
  readonly replicas?: Replicas
  /** The product's current day, `2026-11-20`: fixed in demo mode. */
  readonly today: () => string
  /** Makes a public file at its first request; the demo's pictures are drawn so. */
  readonly drawFile?: DrawFile
  /** Opens another pool to the same database; the caller closes it. */
  readonly openPool: (options: Omit<ConnectOptions, 'log'>) => Db
  /** PostgreSQL notifications from all processes; without it a process receives only its own events. */
  readonly listening?: Listening
  /** Version of the data that pages show, by which cached pages are found out of date; without it no page is cached. */
  readonly changes?: PageChanges
}

/** What a feature gets to work with. */
export interface Services extends Base {
  readonly jobs: Jobs
  readonly mail: Mail
  readonly files: Files
  readonly pdf: PdfReader
  /** Scans uploaded files; null if no antivirus program is configured. */
  readonly antivirus: Antivirus | null
  /** The installation's key; derive keys from it, never use it directly. */
  readonly secret: string
  /** Origin of the site in e-mails, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string
  /** Announces an event of one feature to the others. */
  readonly announce: Announce
  /** Members' WebSockets in this process. */
  readonly sockets: Sockets
  /** Personal data held by the features. */
  readonly personalData: () => readonly PersonalData[]
  /** Where the features store files and which of them they still use; a daily job removes the others. */
  readonly ownedFiles: () => readonly OwnedFiles[]
  /** Reads the data of a member's plan (paid tariff) for their profile. */
  readonly ownPlan: ReadOwnPlan
  /** Finds words of the staff's stop-list in texts. */
  readonly findStopWords: FindStopWords
}

/** Contributions of the features; read lazily, because features are made from the services. */
export interface FeatureContributions {
  readonly workers: () => readonly JobWorker[]
  readonly listeners: () => readonly Listener[]
  readonly personalData: () => readonly PersonalData[]
  readonly ownedFiles: () => readonly OwnedFiles[]
  readonly ownPlan: () => ReadOwnPlan | undefined
  readonly findStopWords: () => FindStopWords | undefined
}

/** Builds the services; nothing runs before `jobs.start`. */
export function createServices(
  base: Base,
  { workers, listeners, personalData, ownedFiles, ownPlan, findStopWords }: FeatureContributions,
): Services {
  const { config } = base
  const secret = installationSecret(config, base.ids)
  const files = createFiles({ ...base, secret })
  const jobs: Jobs = createJobs(base.db, base.log, () => [
    mailWorker(base),
    sweepWorker({ ...base, files, ownedFiles, jobs: () => jobs }),
    ...workers(),
  ])
  return {
    ...base,
    jobs,
    secret,
    mail: createMail({ config, clock: base.clock, jobs }),
    files,
    pdf: createPdfReader(),
    antivirus: createAntivirus(config),
    publicUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    announce: announcer(listeners),
    sockets: new Sockets(base),
    personalData,
    ownedFiles,
    ownPlan: (...parameters) => {
      const read = ownPlan()
      if (!read) throw new Error('no feature keeps the plans of members')
      return read(...parameters)
    },
    findStopWords: (...parameters) => {
      const find = findStopWords()
      if (!find) throw new Error('no feature keeps the stop-list')
      return find(...parameters)
    },
  }
}
