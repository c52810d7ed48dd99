// Reads the data of a company card's page in one query: the company with its facts, its representative, the stored summary of its reliability report,
// marks of disputed facts, and the copies of sources.
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

/** The columns; `wanted`: version of the rules and day for which the stored summary must be valid. */
const cardColumns = (db: ReadDb, column: 'inn' | 'ogrn', number: string, wanted: SummaryVersion) =>
  selectCard(db, column, number)
    .select(representativeColumn('card.id').as('representative'))
    .select(showcaseColumn('card.id').as('hasShowcase'))
    .select(summaryColumn('card.id', wanted).as('summary'))
    .select(marksColumn('card.id').as('marks'))
    .select(outagesColumn('card.id').as('down'))
    .select(copiesColumn().as('copies'))

type WholeRow = ReturnType<typeof cardColumns> extends SelectQueryBuilder<infer _Tables, infer _Named, infer Row> ? Row : never

/** All columns as one JSON text: each column costs the driver fifty microseconds, whatever its content. The first argument is the database. */
const selectWholeCard = (...args: Parameters<typeof cardColumns>) =>
  args[0]
    .selectFrom(cardColumns(...args).as('whole'))
    .modifyFront(prepared)
    .select(sql<WholeRow>`to_json(whole)`.as('card'))

const wholeCardBy = {
  inn: compiledOnce((db, inn: string, version: string, today: string) => selectWholeCard(db, 'inn', inn, { version, today })),
  ogrn: compiledOnce((db, ogrn: string, version: string, today: string) => selectWholeCard(db, 'ogrn', ogrn, { version, today })),
}

/** The card of a company by its ИНН (taxpayer number) or ОГРН (registration number), as digits; undefined if no company has it. */
export const findWholeCard = async (db: Reader, { column, digits }: { column: 'inn' | 'ogrn'; digits: string }, wanted: SummaryVersion) =>
  (await wholeCardBy[column](db, digits, wanted.version, wanted.today))[0]?.card
