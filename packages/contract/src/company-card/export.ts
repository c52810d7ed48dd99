// «Скачать карточку»: the card as a spreadsheet named `Карточка_` plus the company, range A1:B15 (specification §2, §9).
import { Type } from 'typebox'
import { Bytes, defineOperation } from '../http/http.ts'
import { numberQuery } from './company-card.ts'

export const EXPORT_FILE_PREFIX = 'Карточка_'
/** Rows of the sheet. */
export const EXPORT_ROWS = 15
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportCompanyCard = defineOperation({
  method: 'GET',
  path: '/api/v1/company-export/',
  summary: 'The company card as an .xlsx of two columns and fifteen rows',
  access: 'public',
  limit: 'search',
  query: Type.Object(numberQuery),
  response: { 200: Bytes(XLSX_TYPE) },
  errors: ['number_invalid', 'company_not_found'],
})
