// Operations for staff who maintain the register: list runs (imports, rebuilds and checks of the search index) and files, and request a run.
import type { RegisterRun, RunCounts } from '@sverka/contract/sources/sources.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { wasFetchKilled } from './fetch-state.ts'
import { findFault, pathFor, readDownloadState, STOPPED } from './published-files.ts'
import { listFiles, pathBelow } from './register-files.ts'
import { countRuns, findRun, insertRun, listPublished, listRuns, type RunQuery, type RunRow } from './runs.sql.ts'

/** The closing line of the report of an import, which the import program prints; the optional counts are printed only if they are not zero. */
const CLOSING =
  /^files \d+, read (\d+), new (\d+), changed (\d+), unchanged (\d+),(?: without a number of ours \d+,)?(?: kind of number unknown (\d+),)? rejected (\d+)/m

/** The counts of an import's report; null for other runs and for an import without a closing line. */
function readCounts({ kind, report }: RunRow): RunCounts | null {
  const reported =
    kind === 'import'
      ? CLOSING.exec(report)
          ?.slice(1)
          .map((count) => Number(count ?? 0))
      : undefined
  if (!reported) return null
  const [read = 0, created = 0, changed = 0, unchanged = 0, unknown_kind = 0, rejected = 0] = reported
  return { read, created, changed, unchanged, unknown_kind, rejected }
}

const UNREAD = /^met and not read: (.+)$/m

/** XML elements that the report of an import lists as not read, with their numbers. */
function listUnread({ kind, report }: RunRow): RegisterRun['unread'] {
  const [, reported = ''] = (kind === 'import' ? UNREAD.exec(report) : null) ?? []
  return reported.split(', ').flatMap((text) => {
    const at = text.lastIndexOf(' ')
    const count = Number(text.slice(at + 1))
    return at > 0 && Number.isInteger(count) ? [{ name: text.slice(0, at), count }] : []
  })
}

const presentRun = (row: RunRow): RegisterRun => ({
  id: row.id,
  kind: row.kind as RegisterRun['kind'],
  subject: row.subject,
  whole: row.whole,
  asked_by: row.askedBy,
  asked_at: row.askedAt.toISOString(),
  state: row.state as RegisterRun['state'],
  started_at: row.startedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  counts: readCounts(row),
  unread: listUnread(row),
  report: row.report,
})

export async function readRunsPage(db: Reader, { page = 1, page_size = 20, ...filters }: RunQuery & { page?: number; page_size?: number }) {
  const rows = await listRuns(db, filters, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countRuns(db, filters), page, page_size, result: rows.map(presentRun) }
}

/** The files that can be imported, and the state of publishers' files that the server downloads. */
export async function readImportFiles(db: Reader, { config, clock }: Services) {
  const folder = config.REGISTER_FOLDER
  const published = await listPublished(db)
  return {
    has_folder: folder !== null,
    files: folder === null ? [] : await listFiles(folder),
    published: await Promise.all(
      published.map(async ({ etag: _, looked_at, fetched_at, fault, ...row }) => ({
        ...row,
        looked_at: looked_at.toISOString(),
        fetched_at: fetched_at?.toISOString() ?? null,
        fault: (await wasFetchKilled(pathFor(config.DATA_DIR, row.address), clock.now())) ? STOPPED : findFault(fault),
        coming: await readDownloadState(config.DATA_DIR, row.address),
      })),
    ),
  }
}

interface Request {
  readonly kind: RegisterRun['kind']
  readonly file?: string
  readonly whole?: boolean
}

interface Requester {
  readonly staff: Session
  readonly clientIp: string | null
}

/**
 * Queues a run and records who requested it. Throws `conflict` if the same work is waiting or running, and a field error on `file` for a file
 * outside of the configured folder.
 */
export async function requestRegisterWork(
  tx: Tx,
  { config, clock }: Services,
  { kind, file = '', whole = false }: Request,
  { staff, clientIp }: Requester,
) {
  const isImport = kind === 'import'
  const path = isImport && config.REGISTER_FOLDER !== null ? await pathBelow(config.REGISTER_FOLDER, file) : null
  if (isImport && path === null) refuseField('file', 'no_such_file')
  const subject = isImport ? file : ''
  const row = { kind, subject, path, whole: isImport && whole, asked_by: staff.userId, asked_at: clock.now() }
  const id = (await insertRun(tx, row)) ?? refuse('conflict')
  await recordAudit(tx, clock, {
    action: 'register.run_asked',
    actorId: staff.userId,
    subject: `register-run:${id}`,
    details: { kind, file: subject, whole: row.whole },
    clientIp,
  })
  return presentRun(await findRun(tx, id))
}
