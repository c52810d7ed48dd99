// Reads the tables of state classifiers (activities, regions, legal forms …) completely, for a cache in memory.
import type { Reader } from '../platform/db/database.ts'

/** Each maps a code to its name. */
export interface Classifiers {
  /** Economic activities (ОКВЭД): `68.20`. */
  okved: ReadonlyMap<string, string>
  /** Regions of Russia, by two digits. */
  regions: ReadonlyMap<string, string>
  /** Legal forms (ОКОПФ): `12300`. */
  okopf: ReadonlyMap<string, string>
  /** Kinds of records in a company's history in the state register. */
  recordKinds: ReadonlyMap<string, string>
  /** Statuses in ЕГРЮЛ, the register of legal entities; the name is the short one we show. */
  statuses: ReadonlyMap<string, string>
  /** Lines of the annual accounts, by four digits. */
  accountingLines: ReadonlyMap<string, string>
}

type CodeTable = 'okved' | 'regions' | 'okopf' | 'register_record_kinds' | 'register_statuses' | 'accounting_lines'

async function readNames(db: Reader, table: CodeTable): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['code', 'name']).execute()
  return new Map(rows.map((row) => [row.code, row.name]))
}

export async function selectClassifiers(db: Reader): Promise<Classifiers> {
  return {
    okved: await readNames(db, 'okved'),
    regions: await readNames(db, 'regions'),
    okopf: await readNames(db, 'okopf'),
    recordKinds: await readNames(db, 'register_record_kinds'),
    statuses: await readNames(db, 'register_statuses'),
    accountingLines: await readNames(db, 'accounting_lines'),
  }
}
