// The operations behind «Скачать карточку» and «Скачать» of a year's accounts.
import { exportCompanyCard, XLSX_TYPE } from '@sverka/contract/company-card/export'
import { exportAccounts } from '@sverka/contract/company-card/finances'
import { Answer, reads } from '../../platform/http/binding.ts'
import { classifiers } from '../../registry/registry.ts'
import { accessCard } from '../company-card.access.ts'
import { showCompany } from '../company-card.ts'
import { openTab } from '../tab-list.ts'
import { accountsFile } from './accounts-file.ts'
import { type CardFile, cardFile } from './export.ts'

const download = ({ fileName, content }: CardFile) =>
  new Answer<Uint8Array>(200, content, {
    'content-type': XLSX_TYPE,
    'content-disposition': `attachment; filename="card.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  })

export const exportRoutes = [
  reads(exportCompanyCard, async ({ db, query }) => {
    return download(await cardFile(await showCompany(db, await accessCard(db, query))))
  }),
  reads(exportAccounts, async (asked) =>
    download(await accountsFile(await openTab(asked, 'accounts'), asked.query.year, await classifiers(asked.db))),
  ),
]
