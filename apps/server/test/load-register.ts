// Loads files of state registers and open data into a test's database by the same import that operators use.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/db/database.ts'
import { type ImportDatabase, openImportDatabase } from '../src/registry/import/database/import-database.ts'
import type { CompaniesChanged } from '../src/registry/import/merge/merge-batches.ts'
import { runImport } from '../src/registry/import/run-import.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

const START = Date.parse('2026-11-20T09:30:00Z')

interface Target {
  readonly database: { readonly ownerUrl: string }
  readonly clock: Clock
  readonly whole?: boolean
}

/** The content of a file, with its name if the import depends on it. */
export type RegisterFile = Buffer | { readonly name: string; readonly bytes: Buffer }

/** Imports the files into a test's database; throws if a document was refused. Changed companies are announced to no listener. */
export const loadRegister = (database: Target['database'], at: Clock, files: readonly RegisterFile[]): Promise<void> =>
  loadAndAnnounce({ database, clock: at }, files, [])

/** The same, declared as complete data sets, as an operator can: a company that is not in them is then known to be absent. */
export const loadCompleteSets = (database: Target['database'], at: Clock, files: readonly RegisterFile[]): Promise<void> =>
  loadAndAnnounce({ database, clock: at, whole: true }, files, [])

/** The same, and passes the ids of changed companies to the listeners. */
export async function loadAndAnnounce(
  { database, clock: at, whole = false }: Target,
  files: readonly RegisterFile[],
  onCompaniesChanged: readonly CompaniesChanged[],
): Promise<void> {
  const target = await openImportDatabase(database.ownerUrl)
  try {
    const report = await inFolder(files, (folder) => runImport(target, [folder], { clock: at, onCompaniesChanged, workers: 0, whole }))
    if (report.refusedCount > 0) throw new Error(report.lines().join('\n'))
  } finally {
    await target.close()
  }
}

async function inFolder<T>(files: readonly RegisterFile[], work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sverka-register-'))
  try {
    await Promise.all(
      files.map((file, index) => {
        const { name, bytes } = Buffer.isBuffer(file) ? { name: '', bytes: file } : file
        return writeFile(join(folder, `${String(index).padStart(4, '0')}${name}`), bytes)
      }),
    )
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The parts of an import report that tests use. */
export interface LoadReport {
  read: number
  created: number
  changed: number
  unchanged: number
  ignored: number
  unknownKind: number
  lines: readonly string[]
  refused: { document: number | undefined; reason: string }[]
}

export interface ImportUnderTest {
  /** The import's clock, which stands still until `forward` is called. */
  readonly clock: Clock & { forward(milliseconds: number): void }
  readonly db: Db
  readonly database: TestDatabase
  readonly target: ImportDatabase
  /** Ids of changed companies announced so far, one list per transaction. */
  readonly announced: number[][]
  /** Imports the files in order, then those at `paths`. */
  load(files: readonly RegisterFile[], paths?: readonly string[]): Promise<LoadReport>
  /** The same, declared as complete data sets. */
  loadWhole(files: readonly RegisterFile[]): Promise<LoadReport>
}

function standingClock(): ImportUnderTest['clock'] {
  let now = START
  return {
    now: () => new Date(now),
    forward: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** Makes a private database for the calling test file and imports register files into it; announcements of changes are recorded. */
export function createTestImport(): ImportUnderTest {
  const announced: number[][] = []
  const clock = standingClock()
  const opened: { database?: TestDatabase; target?: ImportDatabase } = {}
  beforeAll(async () => {
    opened.database = await createTestDatabase()
    opened.target = await openImportDatabase(opened.database.ownerUrl)
  })
  afterAll(async () => {
    await opened.target?.close()
    await opened.database?.drop()
  })
  const requireOpened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('used too early: the database is made in beforeAll')
    return value
  }
  const listener: CompaniesChanged = async (_tx, ids) => void announced.push([...ids])
  const importFiles = (files: readonly RegisterFile[], paths: readonly string[], whole = false) =>
    inFolder(files, async (folder) => {
      const options = { clock, onCompaniesChanged: [listener], workers: 0, whole }
      const report = await runImport(requireOpened(opened.target), [folder, ...paths], options)
      const { read, created, changed, unchanged, ignored, unknownKind } = report
      const refused = report.refused.map(({ document, reason }) => ({ document, reason }))
      return { read, created, changed, unchanged, ignored, unknownKind, lines: report.lines(), refused }
    })
  return {
    announced,
    clock,
    get database() {
      return requireOpened(opened.database)
    },
    get target() {
      return requireOpened(opened.target)
    },
    get db() {
      return requireOpened(opened.target).db
    },
    load: (files, paths = []) => importFiles(files, paths),
    loadWhole: (files) => importFiles(files, [], true),
  }
}
