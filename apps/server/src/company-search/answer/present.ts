// A row of results as it goes over the wire, with the words that matched.
import type { FoundCompany } from '@sverka/contract/company-search'
import type { Reading } from '../query/query.ts'
import { marksOf, matchedField } from './marks.ts'
import { type FoundRow, parseRow, type TellingRow } from './page.sql.ts'

/** Rows of companies that are gone, or that no reading matches any more, are left out. */
export const presentFound = (rows: readonly TellingRow[], readings: readonly Reading[]): FoundCompany[] =>
  rows.flatMap(({ body }) => (body === null ? [] : presentRow(parseRow(body), readings)))

function presentRow(row: FoundRow, readings: readonly Reading[]): FoundCompany[] {
  for (const reading of readings) {
    const marks = marksOf(row, reading)
    if (!marks) continue
    return [
      {
        id: row.id,
        kind: row.kind as FoundCompany['kind'],
        name: row.name,
        fio: row.fio,
        inn: row.inn,
        ogrn: row.ogrn,
        status: row.statusName,
        procedure: row.procedure === null ? null : { name: row.procedure, since: row.procedureSince },
        region: row.region,
        address: row.address,
        leader: row.leader,
        registration_date: row.registeredOn,
        closed_on: row.closedOn,
        okved: row.okved === null ? null : { code: row.okved, name: row.okvedName },
        matched_by: matchedField(marks),
        marks,
      },
    ]
  }
  return []
}
