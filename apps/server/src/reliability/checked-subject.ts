// What is needed to say whether a source was checked for a company: our copies, and the source's failures.
import type { Reader } from '../platform/db/database.ts'
import type { CompanyRecord } from '../registry/registry.ts'
import { type CheckedSubject, type Copies, loadCopies } from '../sources/sources.ts'
import { listOutages } from './dossier/source-outages.sql.ts'

/** A company's whole record with what answers for its sources. */
export type RecordToCheck = CheckedSubject & { readonly record: CompanyRecord; readonly copies: Copies }

export async function readCheckedSubject(db: Reader, record: CompanyRecord): Promise<RecordToCheck> {
  const [copies, down] = await Promise.all([loadCopies(db), listOutages(db, record.row.id)])
  return { record, copies, down }
}
