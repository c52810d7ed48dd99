// Finds the company that a report is requested for, by ИНН or ОГРН.

import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { askedNumber, type CompanyRow, findByNumber, type NumberQuery } from '../registry/registry.ts'

/** The company with this number. Throws `number_invalid` and `company_not_found`. */
export async function requireReportCompany(db: Reader, query: NumberQuery): Promise<CompanyRow> {
  return (await findByNumber(db, await askedNumber(db, query))) ?? refuse('company_not_found')
}
