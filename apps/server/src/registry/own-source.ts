// Our own database as the source of a refresh: its data are shown already, so it never has anything newer.
import type { Reader } from '../platform/db/database.ts'
import type { CompanySource } from './company-source.ts'
import { findByNumber } from './registry.ts'

export function ownSource(db: Reader): CompanySource {
  return {
    name: 'own',
    fetchCompany: async ({ inn, ogrn }) => ((await findByNumber(db, ogrn ?? inn ?? '')) ? 'nothing newer' : null),
  }
}
