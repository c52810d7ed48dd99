// The steps of a company's representative with disputed facts: list the entries on the company's card that can be disputed, dispute one, which marks
// it on the card, and withdraw the mark.
import { createHash } from 'node:crypto'
import type { DisputableFact, DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import {
  type Addressee,
  DISPUTE_DAYS,
  DISPUTE_FILE_NAME_MAX,
  DISPUTES_MAX,
  type DisputeReason,
  type DisputeState,
  type FactKind,
  factTabs,
  isAppealWhole,
  isMarked,
} from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { lockMembers } from '../auth/auth.ts'
import { readRepresentative } from '../company-binding/company-binding.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { attachedName, identifyAttached, refuseInfected } from '../platform/files/attached.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { type CompanyRecord, type CompanyRow, findByNumber, type NumberQuery, openRecord, readNumberQuery } from '../registry/registry.ts'
import {
  countMarks,
  findDispute,
  insertDispute,
  listMarks,
  lockDispute,
  lockDisputing,
  recordTerm,
  updateDispute,
} from './disputed-facts.sql.ts'
import { presentDispute } from './disputed-facts.ts'
import { deleteDocumentAfterCommit, documentKey } from './documents.ts'
import { type FoundFact, factBlock, factBlocks, findFact, listFacts } from './facts.ts'

const DAY_MS = 86_400_000

/** The company by number, only for its representative. Throws `number_invalid`, and `company_not_found` for everybody else. */
async function requireOwnCompany(db: Reader, userId: number, query: NumberQuery): Promise<CompanyRow> {
  const row = await findByNumber(db, await readNumberQuery(db, query))
  if (!row || (await readRepresentative(db, row.id)) !== userId) refuse('company_not_found')
  return row
}

interface Request extends NumberQuery {
  readonly page?: number
  readonly page_size?: number
  readonly kind?: FactKind
  readonly record?: string
}

/** `disputed`: the fact has a mark. */
const presentFact = (fact: FoundFact, { provenance }: CompanyRecord, disputed: boolean): DisputableFact => {
  const from = provenance[factBlock(fact.kind)]
  return {
    kind: fact.kind,
    tab: factTabs[fact.kind],
    record: fact.record,
    what: fact.what,
    sum: fact.kopecks === null ? null : fact.kopecks / 100,
    on: fact.on,
    source: from
      ? { source: from.source, as_of: from.asOf, loaded_at: from.loadedAt.toISOString(), ...(from.example ? { example: true } : {}) }
      : null,
    disputed,
  }
}

/** A page of the facts that can be disputed, optionally only of one kind or record. Throws `number_invalid` and `company_not_found`. */
export async function readDisputablePage(
  db: Reader,
  userId: number,
  { kind, record: number, page = 1, page_size = 20, ...query }: Request,
) {
  const row = await requireOwnCompany(db, userId, query)
  const record = await openRecord(db, row, factBlocks)
  const marked = new Set((await listMarks(db, row.id)).map((mark) => `${mark.kind} ${mark.record}`))
  const all = listFacts(record, kind && [kind]).filter((fact) => number === undefined || fact.record === number)
  const shown = all.slice((page - 1) * page_size, page * page_size)
  const result = shown.map((fact) => presentFact(fact, record, marked.has(`${fact.kind} ${fact.record}`)))
  return { count: all.length, page, page_size, result }
}

/**
 * The form as sent: the fact, the company's comment (`said`), and number and day of its appeal to the authority that corrects the source
 * (`addressee`, such as the bailiffs).
 */
export interface DisputeRequest {
  /** ИНН (taxpayer number) or ОГРН (registration number). */
  readonly company: string
  readonly kind: FactKind
  readonly record: string
  readonly reason: DisputeReason
  readonly said: string
  readonly addressee: Addressee
  readonly appeal_number: string
  readonly appealed_on: string
  readonly file_name?: string
}

/** The checked texts of the form. Throws an error of the first wrong field: empty, with contacts or links, or a day in the future. */
async function checkTexts(db: Reader, services: Services, request: DisputeRequest) {
  const said = request.said.trim() || refuseField('said', 'required')
  const appeal_number = request.appeal_number.trim()
  await refuseFlagged(db, services, { said })
  if (!isAppealWhole(request.addressee, appeal_number)) refuseField('appeal_number', 'appeal_incomplete')
  if (request.appealed_on > moscowDay(services.clock.now())) refuseField('appealed_on', 'day_ahead')
  return { said, appeal_number, appealed_on: request.appealed_on, reason: request.reason, addressee: request.addressee }
}

/**
 * The document as it is to be stored: a PDF or a re-encoded picture; other types are refused, since they are easily changed. Throws an error of the
 * field `file`, and `files_unavailable` if the antivirus fails.
 */
async function readDocument(services: Services, file: Buffer, name: string) {
  const identified = await identifyAttached(file)
  if (identified?.kind !== 'pdf' && identified?.kind !== 'picture') refuseField('file', 'not_a_document')
  await refuseInfected(services, file, 'not_a_document')
  const { kind, bytes } = identified
  const facts = {
    file_id: services.ids.uuid(),
    file_name: attachedName(name, kind, DISPUTE_FILE_NAME_MAX),
    file_kind: kind,
    file_size: bytes.length,
    file_sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  return { bytes, facts }
}

/**
 * Marks a fact as disputed at once. Throws `number_invalid`, `company_not_found`, `fact_not_found`, `fact_disputed` (marked already),
 * `dispute_over` (the 60 days of an earlier mark of the same fact have passed), `too_many_disputes`, `files_unavailable` and field errors.
 */
export async function addDisputedFact(
  db: Db,
  services: Services,
  userId: number,
  { request, file }: { request: DisputeRequest; file: Buffer },
): Promise<DisputedFact> {
  const company = await requireOwnCompany(readOnly(db), userId, { query: request.company })
  const texts = await checkTexts(readOnly(db), services, request)
  const { bytes, facts } = await readDocument(services, file, request.file_name ?? '')
  return withStoredFiles(services.files.documents, async (put) => {
    await put(documentKey(facts.file_id), bytes)
    return db.transaction().execute(async (tx) => {
      // Without this lock the document could stay stored after the account is deleted.
      if (!(await lockMembers(tx, [userId])).has(userId)) refuse('unauthorized')
      const row = await factRow(tx, services, { company, userId, kind: request.kind, record: request.record })
      const { id } = (await insertDispute(tx, { ...row, ...texts, ...facts })) ?? refuse('fact_disputed')
      return presentDispute((await findDispute(tx, id)) ?? refuse('not_found'), true)
    })
  })
}

interface FactToDispute {
  readonly company: CompanyRow
  readonly userId: number
  readonly kind: FactKind
  readonly record: string
}

/** The row of a new dispute: the fact as its source states it now, and the last day of its mark. */
async function factRow(tx: Tx, { clock }: Pick<Services, 'clock'>, { company, userId, kind, record }: FactToDispute) {
  await lockDisputing(tx, company.id)
  // The member may have stopped representing the company while the document was being checked and stored.
  if ((await readRepresentative(tx, company.id)) !== userId) refuse('company_not_found')
  const opened = await openRecord(tx, company, [factBlock(kind)])
  const fact = findFact(opened, kind, record) ?? refuse('fact_not_found')
  if ((await countMarks(tx, company.id)) >= DISPUTES_MAX) refuse('too_many_disputes')
  const now = clock.now()
  const lastDay = moscowDay(new Date(now.getTime() + DISPUTE_DAYS * DAY_MS))
  const until = await recordTerm(tx, { companyId: company.id, kind, record, hash: fact.hash }, lastDay)
  if (until < moscowDay(now)) refuse('dispute_over')
  const { source, asOf } = opened.provenance[factBlock(kind)] ?? { source: factBlock(kind), asOf: null }
  return {
    company_id: company.id,
    user_id: userId,
    kind,
    record,
    content_hash: fact.hash,
    what: fact.what,
    sum_kopecks: fact.kopecks,
    fact_on: fact.on,
    source,
    source_as_of: asOf,
    disputed_at: now,
    until,
  }
}

/** Ends the member's own mark and deletes its document; one that has ended stays as it is. Throws `not_found`. */
export async function withdrawDisputedFact(tx: Tx, services: Services, userId: number, id: number): Promise<DisputedFact> {
  const row = await lockDispute(tx, id)
  if (row?.userId !== userId) refuse('not_found')
  if (isMarked(row.state as DisputeState)) {
    await updateDispute(tx, id, { state: 'withdrawn', ended_at: services.clock.now() })
    await deleteDocumentAfterCommit(tx, services, row.fileId)
  }
  return presentDispute((await findDispute(tx, id)) ?? refuse('not_found'), true)
}
