// Binds the HTTP operations of full reports on companies (make, list, read, show to the team, download, verify) to their functions.
import {
  downloadCheck,
  getCheck,
  getCheckProof,
  listChecks,
  makeCheck as makeCheckOperation,
  makeExtendedCheck,
  printComparison,
  showCheckToTeam as showOperation,
} from '@sverka/contract/checks/checks'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { requireCheck, requireReportFile, requireReportProof } from './checks.access.ts'
import { type CheckDeps, createCheck, presentProof, readChecksPage, readFullCheck } from './checks.ts'
import { writeComparison } from './extended/compared-paper.ts'
import type { Printer } from './printer.ts'
import { setCheckShared } from './sharing/check-sharing.ts'

/** Media types by file format. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

// A new report is answered 201 if it counts against the quota of the member's plan, 200 if its company was counted already in this period.
export const checksRoutes = (
  deps: CheckDeps & Pick<Printer, 'printComparison'> & { readonly summaries: SummaryReader },
): readonly BoundRoute[] => [
  withOwnTransactions(makeCheckOperation, async ({ db, caller, body }) => {
    const { check, isCounted } = await createCheck(db, deps, {
      userId: requireMember(caller).userId,
      // ИНН (taxpayer number) or ОГРН (registration number) of the company.
      number: body.inn,
      sum: body.sum,
      day: body.day,
    })
    return new HttpResponse(isCounted ? 201 : 200, check)
  }),
  withOwnTransactions(makeExtendedCheck, async ({ db, caller, body }) => {
    const extended = { beside: body.beside ?? [], summaries: deps.summaries }
    const { check, isCounted } = await createCheck(db, deps, { userId: requireMember(caller).userId, number: body.inn, extended })
    return new HttpResponse(isCounted ? 201 : 200, check)
  }),
  reads(listChecks, ({ db, caller, query }) =>
    readChecksPage(
      db,
      { userId: requireMember(caller).userId, ofTeam: query.of === 'team', search: query.search?.trim() || undefined },
      { number: query.page ?? 1, size: query.page_size ?? 20, wanted: deps.summaries.wanted() },
    ),
  ),
  reads(getCheck, async ({ db, caller, params }) => {
    const { userId } = requireMember(caller)
    return readFullCheck(db, await requireCheck(db, userId, params.number), { userId, publicUrl: deps.publicUrl })
  }),
  writes(showOperation, ({ tx, caller, params, body }) =>
    setCheckShared(tx, deps, { userId: requireMember(caller).userId, number: params.number, shown: body.shown }),
  ),
  reads(downloadCheck, async ({ db, caller, params }) => {
    const { content } = await requireReportFile(db, requireMember(caller).userId, params)
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': TYPES[params.format] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${params.number}.${params.format}"`,
    })
  }),
  reads(printComparison, async ({ db, caller, query }) => {
    const content = await deps.printComparison(await writeComparison(db, deps, query), requireMember(caller).userId)
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': TYPES.pdf ?? '',
      'content-disposition': 'attachment; filename="comparison.pdf"',
    })
  }),
  reads(getCheckProof, async ({ db, params }) => presentProof(db, await requireReportProof(db, params.number))),
]
