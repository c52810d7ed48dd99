// Binds the HTTP operations of deals to their functions: those of the member, of the team, and of the counterparty, who uses a link without an
// account.
import { decideDeal as decideOperation, listDealApprovals } from '@sverka/contract/deals/deal-approvals'
import { giveDealUpload, openDealUpload } from '@sverka/contract/deals/deal-uploads'
import {
  addDealPaper,
  changeDealPaper,
  decideDealPaper,
  deleteDeal,
  deleteDealPaper,
  getDeal,
  getDealArchive,
  getDealFile,
  giveDealFile,
  issueDealLink,
  listDeals,
  openDeal as openOperation,
  remindOfDeal,
  withdrawDealLink,
} from '@sverka/contract/deals/deals'
import { requireMember } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Queue } from '../platform/queue.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { decideDeal, readApprovalsPage } from './approvals.ts'
import { packDeal } from './deal-archive.ts'
import { addDealFile, openDealFile } from './deal-files.ts'
import { addUpload, issueLink, openUpload, remindCounterparty, withdrawLink } from './deal-links.ts'
import { lockDeal } from './deals.sql.ts'
import { addPaper, changeDueDay, decidePaper, openDeal, readDeal, readDealsPage, removeDeal, removePaper, requireDeal } from './deals.ts'
import type { DealArchive } from './deals-worker.ts'

interface Packing {
  readonly printer: FilePrinter<DealArchive>
  /** Limits how many archives are packed at once, because each is in memory with all its files. */
  readonly queue: Queue
}

export const dealsRoutes = (services: Services & Packing): readonly BoundRoute[] => [
  ...memberRoutes(services),
  ...teamRoutes(services),
  ...fileRoutes(services),
  ...linkRoutes(services),
]

const memberRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listDeals, ({ db, caller, query }) => readDealsPage(db, services, requireMember(caller).userId, query)),
  writes(
    openOperation,
    async ({ tx, caller, body }) => new HttpResponse(201, await openDeal(tx, services, requireMember(caller).userId, body)),
  ),
  reads(getDeal, ({ db, caller, params }) => readDeal(db, services, requireMember(caller).userId, params.id)),
  writes(deleteDeal, ({ tx, caller, params }) => removeDeal(tx, services, requireMember(caller).userId, params.id)),
  writes(
    addDealPaper,
    async ({ tx, caller, params, body }) =>
      new HttpResponse(201, await addPaper(tx, services, { userId: requireMember(caller).userId, id: params.id }, body)),
  ),
  writes(changeDealPaper, ({ tx, caller, params: { id, paper }, body }) =>
    changeDueDay(tx, services, { userId: requireMember(caller).userId, id, paper }, body.due_on),
  ),
  writes(deleteDealPaper, ({ tx, caller, params: { id, paper } }) =>
    removePaper(tx, services, { userId: requireMember(caller).userId, id, paper }),
  ),
  writes(decideDealPaper, ({ tx, caller, params: { id, paper }, body }) =>
    decidePaper(tx, services, { userId: requireMember(caller).userId, id, paper }, body),
  ),
]

const teamRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listDealApprovals, ({ db, caller, query }) => readApprovalsPage(db, requireMember(caller).userId, query)),
  writes(decideOperation, ({ tx, caller, params, body }) =>
    decideDeal(tx, services, { userId: requireMember(caller).userId, dealId: params.id, approved: body.approved, comment: body.comment }),
  ),
]

const fileRoutes = (services: Services & Packing): readonly BoundRoute[] => [
  // Opens its own transaction after the antivirus has scanned the file over the network.
  withOwnTransactions(giveDealFile, async ({ db, caller, params: { id, paper }, body, files }) => {
    const { userId } = requireMember(caller)
    await requireDeal(readOnly(db), userId, id)
    const file = Buffer.from((files?.file?.[0] ?? refuse('not_found')).bytes)
    const lock = async (tx: Parameters<typeof lockDeal>[0]) => void ((await lockDeal(tx, id)) ?? refuse('not_found'))
    await addDealFile(db, services, { file, name: body.file_name ?? '', dealId: id, paperId: paper, byLink: false, lock })
    return new HttpResponse(201, await readDeal(readOnly(db), services, userId, id))
  }),
  reads(getDealFile, async ({ db, caller, params: { id, file } }) => {
    await requireDeal(db, requireMember(caller).userId, id)
    return openDealFile(db, services, id, file)
  }),
  reads(getDealArchive, async ({ db, caller, params: { id } }) => {
    const { userId } = requireMember(caller)
    const content = await services.queue(userId, () => packDeal(db, services, userId, id))
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="deal-${id}.zip"`,
      'cache-control': 'private, no-store',
    })
  }),
]

/** The pages of the link are never cached, because the link may be withdrawn at any moment. */
const NOT_STORED = { 'cache-control': 'no-store' }

const linkRoutes = (services: Services): readonly BoundRoute[] => [
  writes(issueDealLink, ({ tx, caller, params, body }) =>
    issueLink(tx, services, { userId: requireMember(caller).userId, id: params.id, email: body.email }),
  ),
  writes(withdrawDealLink, ({ tx, caller, params }) => withdrawLink(tx, services, { userId: requireMember(caller).userId, id: params.id })),
  writes(remindOfDeal, ({ tx, caller, params }) =>
    remindCounterparty(tx, services, { userId: requireMember(caller).userId, id: params.id }),
  ),
  writes(openDealUpload, async ({ tx, params }) => new HttpResponse(200, await openUpload(tx, services, params.token), NOT_STORED)),
  withOwnTransactions(giveDealUpload, async ({ db, params: { token, paper }, body, files }) => {
    const file = Buffer.from((files?.file?.[0] ?? refuse('not_found')).bytes)
    const upload = { token, paperId: paper, file, name: body.file_name ?? '' }
    return new HttpResponse(200, await addUpload(db, services, upload), NOT_STORED)
  }),
]
