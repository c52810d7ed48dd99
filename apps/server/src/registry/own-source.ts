// The product's own database as the source from which a company is refreshed, used without an external one. It never has anything newer than is
// shown.
import type { Reader } from '../platform/db/database.ts'
import type { CompanySource } from './company-source.ts'
import { findByNumber } from './registry.ts'

/** `fetchCompany` gives «nothing newer» for a company of the register, null for an unknown one. */
export function ownSource(db: Reader): CompanySource {
  return {
    name: 'own',
    fetchCompany: async ({ inn, ogrn }) => ((await findByNumber(db, ogrn ?? inn ?? '')) ? 'nothing newer' : null),
  }
}
