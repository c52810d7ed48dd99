// Finds the documents whose ИНН (taxpayer number) or ОГРН (registration number) begins with given digits. The search uses it for more digits than the
// terms of its index have.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/**
 * Documents of companies whose ИНН (or ОГРН, if `areOgrnToo` at that position) lies in each range; the end is not part of the range. `number` is the
 * start of the range. The document ids of one segment are one text, separated by spaces, since a row for each would cost more than finding them; an
 * id may occur twice. If a company got another number later, its old document has a tombstone (the mark of an outdated document): the caller removes
 * such ids. `offset 0` keeps the planner from reading all documents.
 */
export const listByLongNumbers = compiledOnce(
  (db: ReadDb, starts: readonly string[], ends: readonly string[], areOgrnToo: readonly boolean[]) => {
    const documents = sql<{ number: string; segment: number; documentIds: string }>`(
      select asked.start as number, document.segment, string_agg(document.document_id::text, ' ') as "documentIds"
      from unnest(${starts}::text[], ${ends}::text[], ${areOgrnToo}::boolean[]) as asked (start, stop, is_ogrn)
      cross join lateral (
        select id from companies where inn >= asked.start and inn < asked.stop
        union all
        select id from companies where asked.is_ogrn and ogrn >= asked.start and ogrn < asked.stop) as company
      cross join lateral (
        select segment, document_id from company_search_documents where company_id = company.id offset 0) as document
      group by asked.start, document.segment)`
    return db.selectFrom(documents.as('documents')).modifyFront(prepared).selectAll()
  },
)
