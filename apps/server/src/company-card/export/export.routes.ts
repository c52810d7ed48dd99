// The call behind «Скачать карточку».
import { exportCompanyCard, XLSX_TYPE } from '@sverka/contract/company-card/export'
import { Answer, reads } from '../../platform/http/binding.ts'
import { accessCard } from '../company-card.access.ts'
import { showCompany } from '../company-card.ts'
import { cardFile } from './export.ts'

export const exportRoutes = [
  reads(exportCompanyCard, async ({ db, query }) => {
    const { fileName, content } = await cardFile(await showCompany(db, await accessCard(db, query)))
    return new Answer(200, content, {
      'content-type': XLSX_TYPE,
      'content-disposition': `attachment; filename="card.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    })
  }),
]
