// Our own database as the source behind the card: what it holds is already shown, so there is never anything newer.
import type { Reader } from '../platform/db/database.ts'
import type { CompanySource, FoundEntry } from './company-source.ts'
import { findByNumber, listRows } from './registry.ts'

const FOUND = 100

export function ownSource(db: Reader): CompanySource {
  return {
    name: 'own',
    fetchCompany: async ({ inn, ogrn }) => ((await findByNumber(db, ogrn ?? inn ?? '')) ? 'nothing newer' : null),
    search: async (words) => {
      const found: FoundEntry[] = []
      for (const kind of ['company', 'entrepreneur'] as const) {
        const { rows } = await listRows(db, { kind, search: words }, { number: 1, size: FOUND })
        for (const { ogrn, inn, name, fio, leader, address, statusName } of rows)
          found.push({ kind, ogrn, inn, name, fio, leader, address, status: statusName })
      }
      return found
    },
  }
}
