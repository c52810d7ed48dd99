// Rows of an earlier day for some invented companies, so that their cards can be shown as of a past day.
import type { AccountsFacts, RegisterFacts, SourcedFacts } from '../../src/registry/registry.ts'
import { BatchBuilder, type ParsedBatch } from '../../src/registry/registry.ts'
import { inventAccounts, newestRevenue } from './accounts.ts'
import { inventContracts, inventInspections, inventStatistics } from './business.ts'
import { inventExtract } from './company-extract.ts'
import { inventCases, inventEnforcement } from './disputes.ts'
import { inventOpenData } from './open-data.ts'
import { inventPerson } from './people.ts'
import { inventProfile, type Profile } from './profile.ts'

/** The earlier day: a year and nine months before the demo's. */
export const PAST_DAY = '2025-02-14'

/** Companies below it are known as of the demo's day alone. */
export const FIRST_WITH_PAST = 100

/** One company in fifty has a past; the company that the demo's pictures show is among them. */
const hasPast = (index: number): boolean => index % 50 === 7
/** So have some of those with a new director, so that it is known whom the director followed. */
const mayHaveNewHead = (index: number): boolean => index % 9 === 0
const hasNewHead = (profile: Profile): boolean => (inventExtract(profile).facts.heads[0]?.recordDate ?? '') > PAST_DAY

/** Numbers of the people who headed a company before its present head. */
const FORMER_HEADS = 7_000_000

/** Rows as of `PAST_DAY` of those companies with numbers below `end` that existed then and still exist. */
export function pastRows(end: number): ParsedBatch {
  const batch = new BatchBuilder()
  for (let index = FIRST_WITH_PAST; index < end; index++) {
    if (!hasPast(index) && !mayHaveNewHead(index)) continue
    const profile = inventProfile(index)
    if (profile.founded >= PAST_DAY || profile.closedOn) continue
    if (hasPast(index) || (profile.health === 'sick' && hasNewHead(profile))) addPast(batch, profile)
  }
  return batch.finish()
}

function addPast(batch: BatchBuilder, profile: Profile): void {
  const { index, ogrn, inn } = profile
  batch.read++
  const { columns, ties, facts } = inventExtract(profile)
  const then = factsThen(facts, index)
  const [head] = then.heads
  batch.addRecord(
    {
      asOf: PAST_DAY,
      columns: { ...columns, procedure: null, procedureSince: null, statusCode: null, leader: head?.name ?? null },
      ties: ties.map((tie) => (tie.role === 'head' && head ? { ...tie, name: head.name, inn: head.inn ?? null } : tie)),
      facts: then,
    },
    'egrul',
    index,
  )
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

/** What came into the register since is taken away; before a newer head there was another. */
function factsThen(facts: RegisterFacts, index: number): RegisterFacts {
  const { statusWording: _wording, statusSince: _since, exclusion: _exclusion, ...kept } = facts
  const former = inventPerson(FORMER_HEADS + index)
  const history = facts.history.filter(({ date }) => date <= PAST_DAY)
  return {
    ...kept,
    heads: facts.heads.map((head) =>
      (head.recordDate ?? '') > PAST_DAY
        ? { kind: 'person', name: former.fio, inn: former.inn, post: 'ДИРЕКТОР', postCode: '02', recordDate: history[0]?.date }
        : head,
    ),
    okvedAdd: facts.okvedAdd.slice(0, -1),
    licenses: facts.licenses.filter(({ date = '' }) => date <= PAST_DAY),
    history,
  }
}

/** The accounts of a year are published in the spring of the next. */
function accountsThen(accounts: AccountsFacts | undefined): AccountsFacts | undefined {
  return accounts && { years: accounts.years.filter(({ year }) => year < Number(PAST_DAY.slice(0, 4)) - 1) }
}

function readStatistics(profile: Profile): Partial<SourcedFacts> {
  const statistics = inventStatistics(profile)
  return statistics ? { statistics } : {}
}
