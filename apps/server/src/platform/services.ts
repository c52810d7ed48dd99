// What features need of the installation besides the database: e-mails, files, background work.
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

export interface Base {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  /** Standbys that are read beside `db`; without them it answers everything. */
  readonly replicas?: Replicas
  /** The product's day, `2026-11-20`: a fixed one in demo mode. */
  readonly today: () => string
  /** Makes those public files that are made when they are first asked for: pictures of the demo. */
  readonly drawFile?: DrawFile
  /** Opens another pool of connections to the same database; whoever opens it closes it. */
  readonly openPool: (options: Omit<ConnectOptions, 'log'>) => Db
  /** Tells of events in the database by whichever process; without it a process knows its own alone. */
  readonly listening?: Listening
  /** Where changes of what pages show are told; without it no page is cached. */
  readonly changes?: PageChanges
}

export interface Services extends Base {
  readonly jobs: Jobs
  readonly mail: Mail
  readonly files: Files
  readonly pdf: PdfReader
  /** Null where none is configured. */
  readonly antivirus: Antivirus | null
  /** The installation's key; derive from it, never use it as it is. */
  readonly secret: string
  /** Origin of the site in e-mails, without a trailing slash. Never taken from a request. */
  readonly publicUrl: string
  readonly announce: Announce
  /** The WebSockets of members that this process holds. */
  readonly sockets: Sockets
  /** What every feature holds of a person. */
  readonly personalData: () => readonly PersonalData[]
  /** The stored files that every feature knows. */
  readonly ownedFiles: () => readonly OwnedFiles[]
  /** What a member's own data say of their plan. */
  readonly ownPlan: ReadOwnPlan
  /** Which words of the stop-list texts hold. */
  readonly findStopWords: FindStopWords
}

/** What features bring; asked for when it is needed, because features are made of the services. */
export interface Brought {
  readonly workers: () => readonly JobWorker[]
  readonly listeners: () => readonly Listener[]
  readonly personalData: () => readonly PersonalData[]
  readonly ownedFiles: () => readonly OwnedFiles[]
  readonly ownPlan: () => ReadOwnPlan | undefined
  readonly findStopWords: () => FindStopWords | undefined
}

/** Builds the services; nothing runs before `jobs.start`. */
export function createServices(base: Base, { workers, listeners, personalData, ownedFiles, ownPlan, findStopWords }: Brought): Services {
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
    ownPlan: (...asked) => {
      const read = ownPlan()
      if (!read) throw new Error('no feature keeps the plans of members')
      return read(...asked)
    },
    findStopWords: (...asked) => {
      const find = findStopWords()
      if (!find) throw new Error('no feature keeps the stop-list')
      return find(...asked)
    },
  }
}
