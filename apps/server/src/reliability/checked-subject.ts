// Reads the data that tell whether a source was checked for a company: its record, our copies of the sources, and the last failed requests.
import type { Reader } from '../platform/db/database.ts'
import type { CompanyRecord } from '../registry/registry.ts'
import { type CheckedSubject, type Copies, loadCopies } from '../sources/sources.ts'
import { listOutages } from './dossier/source-outages.sql.ts'

/**
 * `copies`: the registers and lists of which our database holds a copy, with their days. `down`: names of the blocks (parts of a company's
 * record, such as `accounts` or `cases`) that a source failed to deliver at the last request.
 */
export type RecordToCheck = CheckedSubject & { readonly record: CompanyRecord; readonly copies: Copies }

export async function readCheckedSubject(db: Reader, record: CompanyRecord): Promise<RecordToCheck> {
  const [copies, down] = await Promise.all([loadCopies(db), listOutages(db, record.row.id)])
  return { record, copies, down }
}
