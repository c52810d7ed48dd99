// HTTP operations of bulk checks: a member sends a list of companies, all are checked in the background, and the results are read or downloaded.
import {
  createList,
  exportList,
  getList,
  listChanges,
  listLines,
  listLists,
  previewList,
  repeatList,
  stopList,
} from '@sverka/contract/bulk-checks/bulk-checks'
import { LINES_MAX } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { showListToTeam as showToTeamOperation } from '@sverka/contract/bulk-checks/list-sharing'
import type { OperationInput } from '@sverka/contract/http/http'
import { readOwnNotes } from '../company-notes/company-notes.ts'
import { requireMember } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import {
  createListWithLines,
  presentList,
  readChangesPage,
  readLinesPage,
  readListsPage,
  readWholeList,
  requireReadableList,
  startRepeat,
  stopCheckingList,
} from './bulk-checks.ts'
import type { ListTable } from './export-list.ts'
import { withBranches } from './line-branches.ts'
import type { ListReader } from './list-reader.ts'
import { previewTable } from './preview-list.ts'
import type { ListInput } from './read-list.ts'
import { listJob } from './run-list.ts'
import { setListShared } from './sharing/list-sharing.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type PreviewInput = OperationInput<typeof previewList>['body']
interface SentFiles {
  readonly file?: readonly { readonly bytes: Buffer }[] | undefined
}

/** The input for the worker thread that reads lists: the text or file, and the member's choices. `mended` are their corrections of lines. */
const toListInput = ({ numbers, sheet, column, sum_column, mended }: PreviewInput, files: SentFiles | undefined): ListInput => ({
  numbers,
  sheet,
  column,
  sumColumn: sum_column,
  mended,
  file: files?.file?.[0]?.bytes,
})

interface Deps extends Pick<Services, 'jobs' | 'today'> {
  readonly lists: ListReader
  readonly printer: FilePrinter<ListTable>
}

export const bulkChecksRoutes = (deps: Deps): readonly BoundRoute[] => [...newListRoutes(deps), ...storedListRoutes(deps)]

const newListRoutes = ({ jobs, lists }: Deps): readonly BoundRoute[] => [
  // The list is read before a transaction begins: a large table takes seconds, and a transaction that long would block others.
  withOwnTransactions(previewList, async ({ db, caller, clock, body, files }) => {
    const { userId } = requireMember(caller)
    const table = await lists.read(toListInput(body, files), userId)
    return new HttpResponse(200, await previewTable(readOnly(db), table, { userId, column: body.column, at: clock.now() }))
  }),
  withOwnTransactions(createList, async ({ db, caller, clock, body, files }) => {
    const { userId } = requireMember(caller)
    const { name, purpose } = body
    const { lines } = await lists.read(toListInput(body, files), userId)
    const linesWithBranches = await withBranches(readOnly(db), lines)
    return db.transaction().execute(async (tx) => {
      const list = await createListWithLines(tx, { userId, name, purpose, lines: linesWithBranches, at: clock.now() })
      await jobs.send(tx, listJob, { listId: list.id })
      return new HttpResponse(201, presentList(list, userId))
    })
  }),
]

const storedListRoutes = ({ jobs, today, printer }: Deps): readonly BoundRoute[] => [
  reads(listLists, ({ db, caller, query }) => readListsPage(db, requireMember(caller).userId, query)),
  reads(getList, ({ db, caller, params }) => readWholeList(db, requireMember(caller).userId, params.id)),
  reads(listLines, async ({ db, caller, params, query }) =>
    readLinesPage(db, (await requireReadableList(db, requireMember(caller).userId, params.id)).id, query, today()),
  ),
  writes(stopList, async ({ tx, caller, clock, params }) => {
    const { userId } = requireMember(caller)
    return presentList(await stopCheckingList(tx, userId, params.id, clock.now()), userId)
  }),
  writes(showToTeamOperation, ({ tx, caller, params, body, clock }) =>
    setListShared(tx, { clock }, { userId: requireMember(caller).userId, id: params.id, shown: body.shown }),
  ),
  writes(repeatList, async ({ tx, caller, clock, params }) => {
    const { userId } = requireMember(caller)
    const list = await startRepeat(tx, userId, params.id, clock.now())
    await jobs.send(tx, listJob, { listId: list.id })
    return new HttpResponse(201, presentList(list, userId))
  }),
  reads(listChanges, async ({ db, caller, params, query }) =>
    readChangesPage(db, await readWholeList(db, requireMember(caller).userId, params.id), query),
  ),
  // The downloaded table has the caller's own notes about the companies, even if a colleague made the list.
  reads(exportList, async ({ db, caller, params, query }) => {
    const session = requireMember(caller)
    const list = presentList(await requireReadableList(db, session.userId, params.id), session.userId)
    const { result, unchecked_stops: stops } = await readLinesPage(db, list.id, { page_size: LINES_MAX }, today())
    const companies = new Set(result.flatMap(({ company }) => company?.id ?? []))
    const extras = { stops, notes: await readOwnNotes(db, session, [...companies]) }
    const isCsv = query.format === 'csv'
    const content = await printer.print({ list, lines: result, extras, format: isCsv ? 'csv' : 'xlsx' }, session.userId)
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX_TYPE,
      'content-disposition': `attachment; filename="list-${list.id}.${isCsv ? 'csv' : 'xlsx'}"`,
    })
  }),
]
