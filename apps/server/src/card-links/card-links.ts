// Shares a company card by a link: the page is stored as of that day, and who shared it is not shown.

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
const TOKEN_BYTES = 16

export interface SharingDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly summaries: Pick<SummaryReader, 'read'>
  /** The product's day. */
  readonly today: () => string
  /** URL of the site, without a trailing slash. */
  readonly publicUrl: string
}

type CardContent = Omit<LinkedCard, 'company' | 'until'>

const companyIn = (row: CompanyRow): LinkedCard['company'] => ({
  kind: row.kind === 'entrepreneur' ? 'entrepreneur' : 'company',
  name: row.name,
  inn: row.inn,
  ogrn: row.ogrn,
  status: row.statusName,
  procedure: row.procedure,
  closed_on: row.closedOn,
  as_of: row.registerAsOf,
})

/** The verdicts are those of the stored summary, as on the card; their next steps and the deal come with the reasons. */
function composeContent(summary: ReliabilitySummary, { purposes: reasoned, materiality }: ReliabilityVerdicts): CardContent {
  const { day, verdicts, worst, unchecked_stops: stops } = summary
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
    unchecked: stops.map(({ title }) => title),
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
  readonly number: string
  /** The deal's sum as typed. */
  readonly sum?: string | undefined
}

/** Returns the existing link if its content would be the same, so that a repeated request makes no second one. Throws `number_invalid`, `company_not_found` and `too_many_shares`. */
export async function createCardLink(tx: Tx, { userId, number, sum }: NewCardLink, deps: SharingDeps): Promise<CardLink> {
  const { clock, ids, summaries, publicUrl } = deps
  const at = clock.now()
  await lockLinks(tx, userId)
  const row = (await findByNumber(tx, await readNumberQuery(tx, { query: number }))) ?? refuse('company_not_found')
  const reasoned = await verdictsInLanguages(tx, row, deps.today(), sum)
  const said: Partial<Record<ReportLanguage, CardContent>> = {}
  for (const language of reportLanguages) said[language] = composeContent(await summaries.read(tx, row, language), reasoned[language])
  const company = companyIn(row)
  const same = await findSameLink(tx, { userId, company, said, now: at })
  if (same) return present(same, publicUrl)
  if ((await listLinks(tx, userId, at, LINKS_MAX)).length >= LINKS_MAX) refuse('too_many_shares')
  const until = new Date(at.getTime() + LINK_DAYS * DAY_MS)
  return present(await insertLinks(tx, { token: ids.secret(TOKEN_BYTES), userId, company, said, at, until }), publicUrl)
}

export async function readLinks(db: Reader, userId: number, { clock, publicUrl }: Pick<SharingDeps, 'clock' | 'publicUrl'>) {
  const rows = await listLinks(db, userId, clock.now(), LINKS_MAX)
  return { links: rows.map((row) => present(row, publicUrl)) }
}

/** Throws `not_found`. */
export async function revokeCardLink(tx: Tx, userId: number, id: number): Promise<undefined> {
  if (!(await deleteLinks(tx, userId, id))) refuse('not_found')
}

/** Throws `not_found` alike for a link that never existed, has expired or was withdrawn. */
export async function openLink(
  db: Reader,
  token: string,
  { clock, language }: { clock: Clock; language: ReportLanguage },
): Promise<LinkedCard> {
  const row = (await findLinks(db, token, clock.now())) ?? refuse('not_found')
  const said = (row.said as Record<ReportLanguage, CardContent>)[language]
  return { company: row.company as LinkedCard['company'], ...said, until: row.until.toISOString() }
}
