// The only way to hold a company of the card: by number or id, of the kind that was asked for.
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type CompanyKind, type CompanyRow, findById, findByNumber } from '../registry/registry.ts'

/** Refuses `number_invalid` and `company_not_found`. */
export async function accessByNumber(db: Reader, number: string, kind: CompanyKind): Promise<CompanyRow> {
  const row = await findByNumber(db, number)
  return row?.kind === kind ? row : refuse('company_not_found')
}

/** Refuses `company_not_found`. */
export async function accessCompanyById(db: Reader, id: number): Promise<CompanyRow> {
  const row = await findById(db, id)
  return row?.kind === 'company' ? row : refuse('company_not_found')
}
