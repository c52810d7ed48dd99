// «Скачать карточку» (download the card): the company card as a spreadsheet, range A1:B15, in a file named `Карточка_` («card») and the company's
// name (specification, sections 2 and 9).
import { Type } from 'typebox'
import { Bytes, defineOperation } from '../http/http.ts'
import { numberQuery } from './company-card.ts'

export const EXPORT_FILE_PREFIX = 'Карточка_'
/** Rows of the sheet. */
export const EXPORT_ROWS = 15
/** Media type of an .xlsx file. */
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
