// The operations behind the buttons «Скачать карточку» (download the card) and «Скачать» (download the accounts of one year); both return xlsx files.
import { exportCompanyCard, XLSX_TYPE } from '@sverka/contract/company-card/export'
import { exportAccounts } from '@sverka/contract/company-card/finances'
import { type BoundRoute, HttpResponse, reads } from '../../platform/http/binding.ts'
import { taskSender } from '../../platform/http/sender.ts'
import type { FilePrinter } from '../../platform/threads/file-printer.ts'
import { classifiers } from '../../registry/registry.ts'
import { requireCard } from '../company-card.access.ts'
import { readCompany } from '../company-card.ts'
import { openTab } from '../tab-list.ts'
import { accountsTable } from './accounts-table.ts'
import type { ExportTask } from './export-worker.ts'
import { accountsFileName, cardFileName } from './file-names.ts'

/** A response that the browser saves under `fileName`; `card.xlsx` is for old clients, which cannot read the Cyrillic name. */
const download = (fileName: string, content: Buffer) =>
  new HttpResponse<Uint8Array>(200, content, {
    'content-type': XLSX_TYPE,
    'content-disposition': `attachment; filename="card.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  })

/** `printer` writes the files in a worker thread; `taskSender` identifies the user or the address, whose simultaneous exports are limited. */
export const exportRoutes = (printer: FilePrinter<ExportTask>): readonly BoundRoute[] => [
  reads(exportCompanyCard, async ({ db, query, caller, clientIp }) => {
    const card = await readCompany(db, await requireCard(db, query))
    return download(cardFileName(card), await printer.print({ card }, taskSender({ caller, clientIp })))
  }),
  reads(exportAccounts, async (request) => {
    const accounts = accountsTable(await openTab(request, 'accounts'), request.query.year, await classifiers(request.db))
    return download(accountsFileName(accounts.year, accounts.company), await printer.print({ accounts }, taskSender(request)))
  }),
]
