// Reads the classifier tables completely.
import type { Reader } from '../platform/db/database.ts'

/** Each maps a code to its name. */
export interface Classifiers {
  okved: ReadonlyMap<string, string>
  /** Region code (two digits) → name. */
  regions: ReadonlyMap<string, string>
  /** Legal forms. */
  okopf: ReadonlyMap<string, string>
  /** Kinds of records in the history of the register. */
  recordKinds: ReadonlyMap<string, string>
  /** Status code of ЕГРЮЛ → the short name we show. */
  statuses: ReadonlyMap<string, string>
  /** Lines of the annual accounts. */
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
