// Everything for the card's page in one operation: the record is opened once for company, overview and reliability summary.
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

export async function readWholeCard(request: CardRequest, summaries: SummaryReader, shown: ViewerContext): Promise<WholeCard> {
  const { db } = request
  const { language } = shown
  const { record, tied, beside } = await requireWholeCard(request, reading(summaries))
  const { id } = record.row
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
    overview: await buildOverview(db, subject, await mergeConnections(db, record, names, tied), shown),
    reliability,
    disputed,
  }
}

/** Reads a card with everything beside it, by one query. */
const reading =
  (summaries: SummaryReader) =>
  async (db: Reader, number: string): Promise<CardRead | null> => {
    const found = await findWholeCard(db, readSearchedNumber(number), summaries.wanted())
    if (!found) return null
    const { representative, hasShowcase: isSelling, summary, marks, down, copies } = found
    return { ...openedCard(found), beside: { representative, hasShowcase: isSelling, summary, marks, down, copies } }
  }
