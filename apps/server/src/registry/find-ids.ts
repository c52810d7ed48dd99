// Finds many companies by their numbers at once.
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { Reader } from '../platform/db/database.ts'
import { listIdsByNumbers, listNamesByIds } from './registry.sql.ts'

/** Our ids by ИНН or ОГРН (digits only), in one query; invalid and unknown numbers are left out. Of several companies with one ИНН the active one. */
export async function findIdsByNumbers(db: Reader, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await listIdsByNumbers(db, numbers.filter(isIdentifierValid))
  return new Map(rows.flatMap(({ number, id }): [string, number][] => (id === null ? [] : [[number, id]])))
}

export interface NamedCompany {
  readonly id: number
  readonly name: string
}

/** The same, with the companies' names. */
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
