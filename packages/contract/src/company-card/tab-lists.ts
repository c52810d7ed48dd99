// What the calls of all tabs share: which company, which page, and where the block of facts comes from.
import { type TSchema, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { IsoDate, Nullable, Page, pageQuery } from '../http/http.ts'
import { numberQuery } from './company-card.ts'

/** The company's number and a page of the tab's list; with the number of a record, the page that holds it. */
export const tabListQuery = { ...numberQuery, ...pageQuery, record: Type.Optional(Type.String({ maxLength: 100 })) }

/** Two days of a period, both inclusive and both optional. */
export const periodQuery = { date_from: Type.Optional(IsoDate), date_to: Type.Optional(IsoDate) }

/** Where a tab's facts come from; null when no source was asked, so an empty list then means «unknown», not «none». */
export const TabSource = Nullable(Provenance)

/** A page of a tab's list: `total` counts the list before filters, `known` what the source counts beyond what it handed over. */
export const TabPage = <T extends TSchema>(item: T) =>
  Type.Object({
    ...Page(item).properties,
    total: Type.Integer({ minimum: 0 }),
    known: Nullable(Type.Integer({ minimum: 0 })),
    source: TabSource,
  })
