// Routes of ties (shared heads, founders, addresses and so on) for members: the path of ties between two companies or people, and lists of
// companies that are searched for ties among each other.
import { createTieList, getTieList, listTieLists, printTieList, repeatTieList } from '@sverka/contract/ties/lists'
import { findPath } from '@sverka/contract/ties/ties'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { presentTieList, presentWhole, readTieListsPage, repeatTieList as repeat, requireTieList, storeTieList } from './lists.ts'
import type { TiePaper } from './print-list.ts'
import { tieListJob } from './run-list.ts'
import { readPath } from './ties.ts'

export const tiesRoutes = ({
  jobs,
  printer,
}: Pick<Services, 'jobs'> & { readonly printer: FilePrinter<TiePaper> }): readonly BoundRoute[] => [
  reads(findPath, ({ db, query }) => readPath(db, query)),
  writes(createTieList, async ({ tx, caller, clock, body: { name, numbers, checked_list: checkedList } }) => {
    const list = await storeTieList(tx, { userId: requireMember(caller).userId, name, numbers, checkedList, at: clock.now() })
    await jobs.send(tx, tieListJob, { listId: list.id })
    return new HttpResponse(201, presentTieList(list))
  }),
  reads(listTieLists, ({ db, caller, query }) => readTieListsPage(db, requireMember(caller).userId, query)),
  reads(getTieList, async ({ db, caller, params }) => presentWhole(await requireTieList(db, requireMember(caller).userId, params.id))),
  writes(repeatTieList, async ({ tx, caller, clock, params }) => {
    const list = await repeat(tx, requireMember(caller).userId, params.id, clock.now())
    await jobs.send(tx, tieListJob, { listId: list.id })
    return new HttpResponse(201, presentTieList(list))
  }),
  reads(printTieList, async ({ db, caller, params }) => {
    const { userId } = requireMember(caller)
    const list = presentWhole(await requireTieList(db, userId, params.id))
    const paper: TiePaper = { name: list.name, created_at: list.created_at, result: list.result ?? refuse('tie_list_running') }
    return new HttpResponse<Uint8Array>(200, await printer.print(paper, userId), {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="ties-${list.id}.pdf"`,
    })
  }),
]
