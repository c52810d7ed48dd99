// Schemas that the calls of all tabs of a company card share: number of the company, page, and the source of the facts.
import { type Static, type TSchema, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { IsoDate, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { sourceStates } from '../sources/sources.rules.ts'
import { numberQuery } from './company-card.ts'

/** The company's number and a page of the tab's list. With `record`, the number of a record, the page with that record is returned. */
export const tabListQuery = { ...numberQuery, ...pageQuery, record: Type.Optional(Type.String({ maxLength: 100 })) }

/** Two days of a period, both inclusive and both optional. */
export const periodQuery = { date_from: Type.Optional(IsoDate), date_to: Type.Optional(IsoDate) }

/** Source of a tab's facts; null if no source was requested: then an empty list means «unknown», not «none». */
export const TabSource = Nullable(Provenance)

/** Whether a source was checked for the company, and as of when: the same in card, tabs, special registers, comparison and report. */
export const SourceCheck = Type.Object({ state: StringEnum(sourceStates), as_of: Nullable(IsoDate) })
export type SourceCheck = Static<typeof SourceCheck>

/** The checks of several sources, by the name of their block of facts. */
export const checksBySource = <B extends string>(blocks: readonly B[]) =>
  Type.Object(Object.fromEntries(blocks.map((block) => [block, SourceCheck])) as Record<B, typeof SourceCheck>)

/** A page of a tab's list. `count`: after filters, `total`: before them, `known`: the source's own count if it is greater than `total`, else null. */
export const TabPage = <T extends TSchema>(item: T) =>
  Type.Object({
    ...Page(item).properties,
    total: Type.Integer({ minimum: 0 }),
    known: Nullable(Type.Integer({ minimum: 0 })),
    source: TabSource,
    checked: SourceCheck,
  })
