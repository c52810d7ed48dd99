// Rows of some invented companies as of earlier days: with them the demo can show a company as of a past day, and its history of changes is
// not empty.
import type { AccountsFacts, RegisterRecord, SourcedFacts } from '../../src/registry/registry.ts'
import { BatchBuilder, type ParsedBatch } from '../../src/registry/registry.ts'
import { inventAccounts, newestRevenue } from './accounts.ts'
import { inventContracts, inventInspections, inventStatistics } from './business.ts'
import { earlierExtracts, extractOn, FIRST_WITH_PAST, hasPast } from './changes.ts'
import { inventExtract } from './company-extract.ts'
import { inventOpenData } from './open-data.ts'
import { inventPerson } from './people.ts'
import { inventCases, inventEnforcement } from './proceedings.ts'
import { inventProfile, type Profile } from './profile.ts'

/** The earlier day, a year and nine months before the demo's. It must be before spring: see `accountsThen`. */
export const PAST_DAY = '2025-02-14'

/** One company in nine may have one earlier extract with the former director, if the present one came after PAST_DAY. Any number will do. */
const mayHaveNewHead = (index: number): boolean => index % 9 === 0
const hasNewHead = (profile: Profile): boolean => (inventExtract(profile).facts.heads[0]?.recordDate ?? '') > PAST_DAY

/** People with numbers from here on headed a company before its present head. The sole traders of `trader-extract.ts` count from the same number. */
const FORMER_HEADS = 7_000_000

/**
 * Earlier extracts of companies with numbers below `end` that are still active, and their other facts as of `PAST_DAY`. Returns a list of
 * merges: the first has the oldest extract of every company, the second the next one, and so on, because a merge may have only one extract
 * of a company.
 */
export function pastRows(end: number): ParsedBatch[] {
  const merges: BatchBuilder[] = []
  for (let index = FIRST_WITH_PAST; index < end; index++) {
    if (!hasPast(index) && !mayHaveNewHead(index)) continue
    const profile = inventProfile(index)
    if (profile.founded >= PAST_DAY || profile.closedOn) continue
    for (const [place, extract] of listExtracts(profile).entries()) {
      const batch = merges[place] ?? new BatchBuilder()
      merges[place] = batch
      batch.read++
      batch.addRecord(extract, 'egrul', index)
      // Facts from other sources are known on this day only, not on those of a company's other extracts.
      if (extract.asOf === PAST_DAY) addBlocks(batch, profile)
    }
  }
  return merges.map((batch) => batch.finish())
}

/** Earlier extracts of the company, oldest first; it may have none. */
function listExtracts(profile: Profile): RegisterRecord[] {
  const extract = inventExtract(profile)
  if (!hasPast(profile.index)) return profile.health === 'sick' && hasNewHead(profile) ? [withFormerHead(extract, profile)] : []
  const others = earlierExtracts(extract, profile).filter(({ asOf }) => asOf !== PAST_DAY)
  return [...others, extractOn(extract, profile, PAST_DAY)].sort((a, b) => a.asOf.localeCompare(b.asOf))
}

/** The extract as of PAST_DAY, with another person as its head. */
function withFormerHead(extract: RegisterRecord, profile: Profile): RegisterRecord {
  const then = extractOn(extract, profile, PAST_DAY)
  const { fio, inn } = inventPerson(FORMER_HEADS + profile.index)
  const former = { kind: 'person' as const, name: fio, inn, post: 'ДИРЕКТОР', postCode: '02', recordDate: profile.founded }
  return {
    ...then,
    columns: { ...then.columns, leader: fio },
    ties: then.ties.map((tie) => (tie.role === 'head' ? { ...tie, name: fio, inn } : tie)),
    facts: { ...then.facts, heads: [former] },
  }
}

/** The facts from other sources as they were on PAST_DAY. */
function addBlocks(batch: BatchBuilder, profile: Profile): void {
  const { index, ogrn, inn } = profile
  const accounts = accountsThen(inventAccounts(profile))
  const blocks: Partial<SourcedFacts> = {
    ...(accounts ? { accounts } : {}),
    cases: { cases: (inventCases(profile)?.cases ?? []).filter(({ date }) => date <= PAST_DAY) },
    contracts: { contracts: (inventContracts(profile)?.contracts ?? []).filter(({ date = '' }) => date <= PAST_DAY) },
    inspections: { inspections: (inventInspections(profile)?.inspections ?? []).filter(({ startDate = '' }) => startDate <= PAST_DAY) },
    enforcement: { proceedings: (inventEnforcement(profile)?.proceedings ?? []).filter(({ date = '' }) => date <= PAST_DAY) },
    bankruptcy: { messages: [] },
    ...readStatistics(profile),
  }
  for (const [source, block] of Object.entries(blocks)) {
    const figure = source === 'accounts' && accounts ? newestRevenue(accounts) : {}
    batch.addBlock('blocks', { number: ogrn, source, asOf: PAST_DAY, facts: block, ...figure }, index)
  }
  for (const { source, facts: block } of inventOpenData(profile, inventAccounts(profile)))
    if (source === 'msp' || source === 'regimes') batch.addBlock('taxpayers', { number: inn, source, asOf: PAST_DAY, facts: block }, index)
}

/** The accounts known on PAST_DAY, which is before spring: those of a year are published in the spring of the next. */
function accountsThen(accounts: AccountsFacts | undefined): AccountsFacts | undefined {
  return accounts && { years: accounts.years.filter(({ year }) => year < Number(PAST_DAY.slice(0, 4)) - 1) }
}

function readStatistics(profile: Profile): Partial<SourcedFacts> {
  const statistics = inventStatistics(profile)
  return statistics ? { statistics } : {}
}
