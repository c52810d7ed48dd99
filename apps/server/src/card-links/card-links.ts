// Shares a company card (register data and verdicts on deals with the company) by a link. The page is stored as of the day of sharing,
// and does not show who shared it.

import type { CardLink, LinkedCard } from '@sverka/contract/card-links/card-links'
import { LINK_DAYS, LINKS_MAX } from '@sverka/contract/card-links/card-links.rules'
import {
  type ReliabilitySummary,
  type ReliabilityVerdicts,
  type ReportLanguage,
  reportLanguages,
} from '@sverka/contract/company-card/reliability'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Ids } from '../platform/ids.ts'
import { type CompanyRow, findByNumber, readNumberQuery } from '../registry/registry.ts'
import { type SummaryReader, verdictsInLanguages } from '../reliability/reliability.ts'
import { deleteLinks, findLinks, findSameLink, insertLinks, type LinkRow, listLinks, lockLinks } from './card-links.sql.ts'

const DAY_MS = 86_400_000
/** Random bytes of a link's token: 22 characters in base64url. */
const TOKEN_BYTES = 16

export interface SharingDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly summaries: Pick<SummaryReader, 'read'>
  /** The current day of the product, YYYY-MM-DD. */
  readonly today: () => string
  /** URL of the site, without a trailing slash. */
  readonly publicUrl: string
}

/** The part of the page that is stored for each language. */
type CardContent = Omit<LinkedCard, 'company' | 'until'>

const presentCompany = (row: CompanyRow): LinkedCard['company'] => ({
  kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
  name: row.name,
  inn: row.inn,
  ogrn: row.ogrn,
  status: row.statusName,
  procedure: row.procedure,
  closed_on: row.closedOn,
  as_of: row.registerAsOf,
})

/**
 * The verdicts themselves come from the stored summary, as on the company's card. The next step after each verdict and the comparison of the
 * deal's sum with the company's figures (`materiality`) come from the detailed verdicts.
 */
function composeContent(summary: ReliabilitySummary, { purposes: reasoned, materiality }: ReliabilityVerdicts): CardContent {
  const { day, verdicts, worst, unchecked_stops: uncheckedStops } = summary
  // Findings against a deal, and among them those whose sums are small beside the sum of this deal.
  const against = reasoned.flatMap((reading) => reading.against ?? [])
  const small = against.filter(({ code }) => materiality?.small.includes(code))
  return {
    day,
    verdicts: purposes.map((purpose) => {
      const action = reasoned.find((reading) => reading.purpose === purpose)?.action
      return { purpose, verdict: verdicts[purpose], action: action ? { text: action.text, effect: action.effect } : null }
    }),
    materiality,
    small: [...new Set(small.map(({ title, fact }) => fact ?? title))],
    first: worst.map(({ title, fact }) => fact ?? title),
    stopped: worst.some(({ polarity }) => polarity === 'stop'),
    unchecked: uncheckedStops.map(({ title }) => title),
  }
}

const present = ({ id, token, company, sum, createdAt, until }: LinkRow, publicUrl: string): CardLink => {
  const { name, inn, ogrn } = company as LinkedCard['company']
  return {
    id,
    url: `${publicUrl}/card-link/${token}`,
    company: { name, inn, ogrn },
    sum: sum === null ? null : Number(sum),
    created_at: createdAt.toISOString(),
    until: until.toISOString(),
  }
}

interface NewCardLink {
  readonly userId: number
  /** The company's tax number (INN) or registration number (OGRN). */
  readonly number: string
  /** The deal's sum in rubles as typed; text that is not a sum is ignored. */
  readonly sum?: string | undefined
}

/**
 * Creates a link. Returns the existing link instead if its content would be the same, so that a repeated request makes no second one.
 * Throws `number_invalid`, `company_not_found` and `too_many_shares`.
 */
export async function createCardLink(tx: Tx, { userId, number, sum }: NewCardLink, deps: SharingDeps): Promise<CardLink> {
  const { clock, ids, summaries, publicUrl } = deps
  const at = clock.now()
  await lockLinks(tx, userId)
  const row = (await findByNumber(tx, await readNumberQuery(tx, { query: number }))) ?? refuse('company_not_found')
  const reasoned = await verdictsInLanguages(tx, row, deps.today(), sum)
  const content: Partial<Record<ReportLanguage, CardContent>> = {}
  for (const language of reportLanguages) content[language] = composeContent(await summaries.read(tx, row, language), reasoned[language])
  const company = presentCompany(row)
  const same = await findSameLink(tx, { userId, company, said: content, now: at })
  if (same) return present(same, publicUrl)
  if ((await listLinks(tx, userId, at, LINKS_MAX)).length >= LINKS_MAX) refuse('too_many_shares')
  const until = new Date(at.getTime() + LINK_DAYS * DAY_MS)
  return present(await insertLinks(tx, { token: ids.secret(TOKEN_BYTES), userId, company, said: content, at, until }), publicUrl)
}

/** The member's links that have not expired, newest first. */
export async function readLinks(db: Reader, userId: number, { clock, publicUrl }: Pick<SharingDeps, 'clock' | 'publicUrl'>) {
  const rows = await listLinks(db, userId, clock.now(), LINKS_MAX)
  return { links: rows.map((row) => present(row, publicUrl)) }
}

/** Deletes a link of the member. Throws `not_found` if the member has no such link. */
export async function revokeCardLink(tx: Tx, userId: number, id: number): Promise<undefined> {
  if (!(await deleteLinks(tx, userId, id))) refuse('not_found')
}

/** The page behind a link. Throws the same `not_found` for a link that never existed, has expired or was withdrawn. */
export async function openLink(
  db: Reader,
  token: string,
  { clock, language }: { clock: Clock; language: ReportLanguage },
): Promise<LinkedCard> {
  const row = (await findLinks(db, token, clock.now())) ?? refuse('not_found')
  const content = (row.said as Record<ReportLanguage, CardContent>)[language]
  return { company: row.company as LinkedCard['company'], ...content, until: row.until.toISOString() }
}
