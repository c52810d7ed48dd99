// Second part of the drill `restore`: restores a PostgreSQL that operators run themselves from a base backup and its archived write-ahead log
// (WAL), first to the moment before a mistake, then to the latest state after the machine is lost.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { migrateDatabase } from '../../apps/server/src/platform/db/migrate.ts'
import { sealedStore } from '../../apps/server/src/platform/files/sealed-store.ts'
import { localStore } from '../../apps/server/src/platform/files/store.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { installJobs } from '../../apps/server/src/platform/jobs/install.ts'
import { loadSearchedRegister } from '../../apps/server/test/searched-register.ts'
import { ArchivedPostgres, installedPostgres, type Server } from './archived-postgres.ts'
import { growDatabaseTo } from './ballast.ts'
import { compareContent, countRows, readContent } from './content.ts'
import { runQuery } from './run-query.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

/** A WAL segment that is not full is archived after this time. docs/how-to/back-up.md recommends 60; the drill is quicker. */
const ARCHIVE_SECONDS = 10
/** Time of writing: longer than two WAL segments wait to be archived. */
const WRITES_MS = 25_000
/** Rows written between the base backup and the mistake. */
const WRITES_BEFORE = 200
/** Key with which documents are encrypted (sealed). */
const KEY = 'the key of this installation, long enough'

/** Statements that create the product's roles and database. */
const ROLES = [
  'create role sverka_owner login',
  'create role sverka_app login',
  "create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0",
]

const openDocuments = (data: string) => sealedStore(localStore(join(data, 'files/documents'), randomIds), KEY, randomIds)

/** Returns the exit code: 1 if data are missing or different. The database is first grown to this size. */
export async function restoreToPoint(gigabytes: number): Promise<number> {
  const version = installedPostgres()
  if (!version) {
    say('NOT RUN: restoring an outside database to a point in time, because no PostgreSQL from 15 on is installed.')
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'sverka-point-'))
  const clusters = mkdtempSync(join(tmpdir(), 'sverka-clusters-'))
  const postgres = new ArchivedPostgres(version, clusters)
  const first = await postgres.begin(ARCHIVE_SECONDS)
  const running: Server[] = [first]
  try {
    await fill(first, join(folder, 'data'))
    const size = await growDatabaseTo(first.url('sverka_owner'), gigabytes)
    const started = now()
    await postgres.takeBase(first)
    say(`${size.toFixed(2)} GB: a base backup in ${now() - started} ms`)
    const point = await changeAndSpoil(first, folder)
    const written = await writeUntilLost(first)
    running.splice(0)
    postgres.lose('first')
    const codes = [
      await restoreBefore(postgres, { ...point, folder, started: (server) => running.push(server) }),
      await restoreLatest(postgres, { written, started: (server) => running.push(server) }),
    ]
    return Math.max(...codes)
  } finally {
    for (const server of running) await server.stop()
    for (const made of [folder, clusters]) rmSync(made, { recursive: true, force: true })
  }
}

async function fill(server: Server, data: string): Promise<void> {
  for (const statement of ROLES) await runQuery(server.url('postgres', 'postgres'), statement)
  const ownerUrl = server.url('sverka_owner')
  await migrateDatabase(ownerUrl, 'sverka_app')
  await installJobs(ownerUrl, 'sverka_app')
  await loadSearchedRegister({ ownerUrl }, systemClock)
  await openDocuments(data).put('passports/before.pdf', Buffer.from('before the base backup'))
}

interface Point {
  /** Moment before the mistake, as a PostgreSQL timestamp. */
  readonly moment: string
  /** Content of the tables at that moment. */
  readonly content: ReadonlyMap<string, string>
}

/**
 * Makes changes after the base backup, then a mistake: all companies are deleted. The copy of the files is made after that; files are only ever
 * added, so it serves every earlier moment too.
 */
async function changeAndSpoil(server: Server, folder: string): Promise<Point> {
  for (let index = 0; index < WRITES_BEFORE; index += 1) await write(server, `before-${index}`)
  await openDocuments(join(folder, 'data')).put('passports/after.pdf', Buffer.from('after the base backup'))
  const content = await readContent(server.url('postgres'))
  const [row] = await runQuery(server.url('postgres'), 'select clock_timestamp()::text as moment')
  await runQuery(server.url('sverka_owner'), 'truncate companies cascade')
  cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true })
  return { moment: String(row?.moment), content }
}

const write = (server: Server, name: string) =>
  runQuery(
    server.url('sverka_app'),
    `insert into emails (recipient, subject, body_text, body_html, created_at) values ('${name}@drill.test', '', '', '', clock_timestamp())`,
  )

interface Written {
  readonly names: readonly string[]
  /** Time of each acknowledgement in epoch milliseconds. */
  readonly at: readonly number[]
}

/** Writes one row after the other, then loses the machine with the part of the log that was not yet archived. */
async function writeUntilLost(server: Server): Promise<Written> {
  const [names, at]: [string[], number[]] = [[], []]
  for (const end = now() + WRITES_MS; now() < end; await pause(20)) {
    const name = `late-${names.length}`
    await write(server, name)
    names.push(name)
    at.push(now())
  }
  await server.kill()
  return { names, at }
}

/** `folder` holds the copy of the files; `started` receives the restored server, to be stopped at the end. */
interface Before extends Point {
  readonly folder: string
  readonly started: (server: Server) => void
}

/** Restores to the moment before the mistake, and checks tables, encrypted documents and the search index. */
async function restoreBefore(postgres: ArchivedPostgres, { moment, content, folder, started }: Before): Promise<number> {
  const begun = now()
  const server = await postgres.restore('before', moment)
  const took = now() - begun
  started(server)
  const different = compareContent(content, await readContent(server.url('postgres')), say)
  const documents = openDocuments(join(folder, 'copy'))
  const opened = await Promise.all(['before', 'after'].map(async (name) => String(await documents.get(`passports/${name}.pdf`))))
  const isIndexWhole = checkSearch(server)
  say(
    `a mistake undone: ${content.size} tables, ${countRows(content)} rows of the moment before it, back in ${took} ms; ${different} tables differ, ` +
      `${opened.filter((text) => text.endsWith('the base backup')).length} of 2 sealed documents opened, the search ${isIndexWhole ? 'whole' : 'NOT whole'}`,
  )
  return different === 0 && isIndexWhole && opened.every((text) => text.endsWith('the base backup')) ? 0 : 1
}

/** `npm run search:check` on the restored database. */
function checkSearch(server: Server): boolean {
  const program = join(import.meta.dirname, '../../apps/server/programs/rebuild-search.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--check'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DATABASE_URL: server.url('sverka_app'),
      DATABASE_OWNER_URL: server.url('sverka_owner'),
    },
  })
  if (status !== 0) say(stdout + stderr)
  return status === 0
}

interface Latest {
  readonly written: Written
  readonly started: (server: Server) => void
}

/**
 * Restores to the end of the archive. The acknowledged writes that are missing then were in the part of the log that was not yet archived: they
 * must be the last ones, without a gap.
 */
async function restoreLatest(postgres: ArchivedPostgres, { written: { names, at }, started }: Latest): Promise<number> {
  const begun = now()
  const server = await postgres.restore('latest')
  const took = now() - begun
  started(server)
  const rows = await runQuery(server.url('postgres'), "select recipient from emails where recipient like 'late-%'")
  const stored = new Set(rows.map(({ recipient }) => String(recipient)))
  const lost = names.filter((name) => !stored.has(`${name}@drill.test`))
  const seconds = lost.length === 0 ? 0 : ((at.at(-1) ?? 0) - (at[names.length - lost.length - 1] ?? at[0] ?? 0)) / 1000
  const hasGap = lost[0] !== undefined && lost.some((name, index) => name !== `late-${names.length - lost.length + index}`)
  say(
    `the machine lost: back in ${took} ms with what was archived; of ${names.length} acknowledged writes the last ${lost.length} are lost, ` +
      `${seconds.toFixed(1)} s (a segment is archived every ${ARCHIVE_SECONDS} s)${hasGap ? ', and others BEFORE them' : ''}`,
  )
  // A segment may take another moment to be copied.
  return !hasGap && stored.size > 0 && seconds <= ARCHIVE_SECONDS * 2 ? 0 : 1
}
