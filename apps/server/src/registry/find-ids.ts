// Finds many companies at once by their numbers: ИНН (taxpayer number) or ОГРН (registration number).
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { Reader } from '../platform/db/database.ts'
import { listIdsByNumbers, listNamesByIds } from './registry.sql.ts'

/**
 * Our ids by number (digits only), in one query. Numbers with wrong check digits and numbers that we do not have are left out. Of several companies
 * with one ИНН the active one is found, else the newest.
 */
export async function findIdsByNumbers(db: Reader, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await listIdsByNumbers(db, numbers.filter(isIdentifierValid))
  return new Map(rows.flatMap(({ number, id }): [string, number][] => (id === null ? [] : [[number, id]])))
}

export interface NamedCompany {
  readonly id: number
  readonly name: string
}

/** Ids and names by number; otherwise like `findIdsByNumbers`. */
export async function findNamesByNumbers(db: Reader, numbers: readonly string[]): Promise<Map<string, NamedCompany>> {
  const ids = await findIdsByNumbers(db, numbers)
  const names = new Map((await listNamesByIds(db, [...new Set(ids.values())])).map((row) => [row.id, row]))
  return new Map(
    [...ids].flatMap(([number, id]): [string, NamedCompany][] => {
      const row = names.get(id)
      return row ? [[number, row]] : []
    }),
  )
}
