// Reads all data of a company card's page for one operation: the record is opened once for the company, the overview and the summary of the
// reliability report.
import type { WholeCard } from '@sverka/contract/company-card/whole-card'
import { readRepresentative } from '../company-binding/company-binding.ts'
import { readMarks } from '../disputed-facts/disputed-facts.ts'
import type { Reader } from '../platform/db/database.ts'
import { hasShowcase } from '../products/products.ts'
import { classifiers, openedCard, readSearchedNumber } from '../registry/registry.ts'
import { readCheckedSubject, type SummaryReader } from '../reliability/reliability.ts'
import { openCopies } from '../sources/sources.ts'
import { type CardRead, type CardRequest, requireWholeCard } from './company-card.access.ts'
import { presentCompany } from './company-card.present.ts'
import { mergeConnections } from './connections/connections.ts'
import type { ViewerContext } from './finances/finances.ts'
import { buildOverview } from './overview/overview.ts'
import { findWholeCard } from './whole-card.sql.ts'

/** Throws `number_invalid` and `company_not_found`. */
export async function readWholeCard(request: CardRequest, summaries: SummaryReader, viewer: ViewerContext): Promise<WholeCard> {
  const { db } = request
  const { language } = viewer
  const { record, tied, beside } = await requireWholeCard(request, cardReader(summaries))
  const { id } = record.row
  // `beside` is missing if another operation of the page has read the record without these data.
  const [representative, isSelling, reliability, names, disputed, subject] = await Promise.all([
    beside ? beside.representative : readRepresentative(db, id),
    beside ? beside.hasShowcase : hasShowcase(db, id),
    beside ? summaries.of(beside.summary, db, record.row, language) : summaries.read(db, record.row, language),
    classifiers(db),
    beside && beside.marks === null ? [] : readMarks(db, id),
    beside ? { record, copies: openCopies(beside.copies), down: beside.down ?? [] } : readCheckedSubject(db, record),
  ])
  return {
    company: presentCompany(subject, tied, names, { representative, hasShowcase: isSelling }),
    overview: await buildOverview(db, subject, await mergeConnections(db, record, names, tied), viewer),
    reliability,
    disputed,
  }
}

/** Makes the function that reads a record and the other data of the page (`beside`) by one query. */
const cardReader =
  (summaries: SummaryReader) =>
  async (db: Reader, number: string): Promise<CardRead | null> => {
    const found = await findWholeCard(db, readSearchedNumber(number), summaries.wanted())
    if (!found) return null
    const { representative, hasShowcase: isSelling, summary, marks, down, copies } = found
    return { ...openedCard(found), beside: { representative, hasShowcase: isSelling, summary, marks, down, copies } }
  }
