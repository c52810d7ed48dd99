// Data for the statement whether a source was checked for a company: the company's record, our copies of the sources, and failed requests.
import type { Reader } from '../platform/db/database.ts'
import type { CompanyRecord } from '../registry/registry.ts'
import { type CheckedSubject, type Copies, loadCopies } from '../sources/sources.ts'
import { listOutages } from './dossier/source-outages.sql.ts'

/** `copies`: which sources we hold a copy of; `down`: names of the blocks that a source failed to deliver at the last request. */
export type RecordToCheck = CheckedSubject & { readonly record: CompanyRecord; readonly copies: Copies }

export async function readCheckedSubject(db: Reader, record: CompanyRecord): Promise<RecordToCheck> {
  const [copies, down] = await Promise.all([loadCopies(db), listOutages(db, record.row.id)])
  return { record, copies, down }
}
