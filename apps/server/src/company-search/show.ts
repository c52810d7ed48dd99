// Shows what was found: reads the records of a page, marks what matched, and learns whether the answer still holds.
import type { FoundCompany } from '@sverka/contract/company-search'
import type { SearchAnswer } from './company-search.ts'
import type { News } from './index/index.sql.ts'
import { meets } from './index/recent.ts'
import { marksOf, matchedField } from './marks.ts'
import { isAmongFound } from './page.ts'
import type { Reading } from './query.ts'
import type { SearchDb } from './search-db.ts'
import type { FoundRow } from './shown/shown.sql.ts'

export interface Shown {
  readonly result: FoundCompany[]
  /** False: something changed since the index was looked at that may belong into the answer, or no longer does. */
  readonly holds: boolean
}

/**
 * The records of the page, marked. One that no reading matches has changed since and is left out. `beside` are answers that were made of
 * the same words. Throws SegmentGone.
 */
export async function showFound({ register, index }: SearchDb, answer: SearchAnswer, beside: readonly SearchAnswer[] = []): Promise<Shown> {
  const { look, page, readings } = answer
  if (!look) return { result: [], holds: true }
  const { rows, news } = await index.rows.read(register, page, look.snapshot)
  index.confirm(look.generation)
  const isOutdated = look.isReadOtherwise(news) || [answer, ...beside].some((one) => isTouched(one, news))
  const holds = !isOutdated && look.isWhole === look.generation.isWhole
  return { result: rows.flatMap((row) => presentFound(row, readings)), holds }
}

/** Whether a record that changed is among what was found, or belongs there. */
const isTouched = ({ page, conditions }: SearchAnswer, news: News): boolean =>
  isAmongFound(page, news) ||
  (news.recent ?? []).some(([id, version, rank, inn, ogrn, words]) =>
    conditions.some((condition) => meets({ id, version, rank, inn, ogrn, words: words && ` ${words} ` }, condition)),
  )

function presentFound(row: FoundRow, readings: readonly Reading[]): FoundCompany[] {
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
