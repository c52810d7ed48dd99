// Reads the classifier tables whole.
import type { Reader } from '../platform/db/database.ts'

/** Names by code. */
export interface Classifiers {
  okved: ReadonlyMap<string, string>
  /** Region code (two digits) → name. */
  regions: ReadonlyMap<string, string>
  okopf: ReadonlyMap<string, string>
  recordKinds: ReadonlyMap<string, string>
  /** Status code of ЕГРЮЛ → the short name we show. */
  statuses: ReadonlyMap<string, string>
  accountingLines: ReadonlyMap<string, string>
}

type CodeTable = 'okved' | 'regions' | 'okopf' | 'register_record_kinds' | 'register_statuses' | 'accounting_lines'

async function names(db: Reader, table: CodeTable): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['code', 'name']).execute()
  return new Map(rows.map((row) => [row.code, row.name]))
}

export async function selectClassifiers(db: Reader): Promise<Classifiers> {
  return {
    okved: await names(db, 'okved'),
    regions: await names(db, 'regions'),
    okopf: await names(db, 'okopf'),
    recordKinds: await names(db, 'register_record_kinds'),
    statuses: await names(db, 'register_statuses'),
    accountingLines: await names(db, 'accounting_lines'),
  }
}
