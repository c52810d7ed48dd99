// Routes of the documents that close an order: list, issue, correct and download them, singly and as ZIP archives.
import { XLSX_TYPE } from '@sverka/contract/company-card/export'
import {
  correctDocument as correctOperation,
  downloadDocument,
  downloadDocuments,
  downloadSellerDocuments,
  getStatedLines,
  issueDocuments as issueOperation,
  listDocuments,
  listSellerDocuments,
} from '@sverka/contract/documents/documents'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../platform/http/binding.ts'
import { correctDocument, readStatedLines } from './corrections.ts'
import { requireDocumentFile } from './documents.access.ts'
import { issueDocuments, readIssuedPage, readOrderDocuments, zipDocuments, zipIssued } from './documents.ts'
import type { IssueServices } from './issued-files.ts'

/** Content types of the files; the tax service's XML format requires the encoding windows-1251. */
const TYPES = { pdf: 'application/pdf', xlsx: XLSX_TYPE, xml: 'application/xml; charset=windows-1251' } as const

/** `plain` is a name in ASCII for clients that do not read the second, Russian one. */
const attachment = (plain: string, name: string): string => `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`

export const documentsRoutes = (services: IssueServices): readonly BoundRoute[] => [
  reads(listDocuments, ({ db, caller, params }) => readOrderDocuments(db, requireMember(caller).userId, params.id)),
  reads(listSellerDocuments, ({ db, caller, params, query }) =>
    readIssuedPage(db, requireMember(caller).userId, { companyId: params.id, query }),
  ),
  reads(downloadSellerDocuments, async ({ db, caller, params, query }) => {
    const content = await zipIssued(db, services.printer, requireMember(caller).userId, { companyId: params.id, query })
    const plain = `documents-${params.id}${query.period ? `-${query.period}` : ''}.zip`
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': 'application/zip',
      'content-disposition': attachment(plain, plain),
    })
  }),
  // Issuing opens its own transactions, so that none stays open while the thread prints.
  withOwnTransactions(
    issueOperation,
    async ({ db, caller, params }) => new HttpResponse(201, await issueDocuments(db, services, requireMember(caller).userId, params.id)),
  ),
  reads(getStatedLines, ({ db, caller, params }) => readStatedLines(db, requireMember(caller).userId, params.id)),
  withOwnTransactions(
    correctOperation,
    async ({ db, caller, params, body }) =>
      new HttpResponse(201, await correctDocument(db, services, requireMember(caller).userId, { id: params.id, requested: body })),
  ),
  reads(downloadDocument, async ({ db, caller, params }) => {
    const { content, name } = await requireDocumentFile(db, requireMember(caller).userId, params)
    const plain = `document-${params.id}.${params.format}`
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': TYPES[params.format],
      'content-disposition': attachment(plain, name),
    })
  }),
  reads(downloadDocuments, async ({ db, caller, params }) => {
    const content = await zipDocuments(db, services.printer, requireMember(caller).userId, params.id)
    const plain = `order-${params.id}.zip`
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': 'application/zip',
      'content-disposition': attachment(plain, plain),
    })
  }),
]
