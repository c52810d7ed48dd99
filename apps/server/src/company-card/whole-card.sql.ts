// Reads everything for the page of a card in one query: the card, its representative, the valid stored summary, marks, and copies of sources.
import { type SelectQueryBuilder, sql } from 'kysely'
import { representativeColumn } from '../company-binding/company-binding.ts'
import { marksColumn } from '../disputed-facts/disputed-facts.ts'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { showcaseColumn } from '../products/products.ts'
import { selectCard } from '../registry/registry.ts'
import { outagesColumn, type SummaryVersion, summaryColumn } from '../reliability/reliability.ts'
import { copiesColumn } from '../sources/sources.ts'

const cardColumns = (db: ReadDb, column: 'inn' | 'ogrn', number: string, wanted: SummaryVersion) =>
  selectCard(db, column, number)
    .select(representativeColumn('card.id').as('representative'))
    .select(showcaseColumn('card.id').as('hasShowcase'))
    .select(summaryColumn('card.id', wanted).as('summary'))
    .select(marksColumn('card.id').as('marks'))
    .select(outagesColumn('card.id').as('down'))
    .select(copiesColumn().as('copies'))

type WholeRow = ReturnType<typeof cardColumns> extends SelectQueryBuilder<infer _Tables, infer _Named, infer Row> ? Row : never

/** All columns as one JSON text: each column costs the driver fifty microseconds, whatever its content. */
const selectWholeCard = (...asked: Parameters<typeof cardColumns>) =>
  asked[0]
    .selectFrom(cardColumns(...asked).as('whole'))
    .modifyFront(prepared)
    .select(sql<WholeRow>`to_json(whole)`.as('card'))

const wholeCardBy = {
  inn: compiledOnce((db, inn: string, version: string, today: string) => selectWholeCard(db, 'inn', inn, { version, today })),
  ogrn: compiledOnce((db, ogrn: string, version: string, today: string) => selectWholeCard(db, 'ogrn', ogrn, { version, today })),
}

/** The card of a company by its number; undefined if no company has it. */
export const findWholeCard = async (db: Reader, { column, digits }: { column: 'inn' | 'ogrn'; digits: string }, wanted: SummaryVersion) =>
  (await wholeCardBy[column](db, digits, wanted.version, wanted.today))[0]?.card
