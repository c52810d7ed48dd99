// Back-test of the risk factors that are computed from annual accounts: over real companies of the register it counts in how many each factor
// was found, and how much more often these went bankrupt within about three years than the others. An operator runs it by hand.
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { BackTest } from '@sverka/contract/reliability/reliability'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, findByIds, openRecord } from '../../registry/registry.ts'
import type { Dossier } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { type ComputedFactor, isComputed } from '../rules/factor.ts'
import { factors } from '../rules/factor-list.ts'
import { verdictOfFindings } from '../rules/purposes.ts'
import { type BackTestRow, listBackTests, listWithAccounts, replaceBackTests } from './back-test.sql.ts'
import { relativeRisk, type Tally } from './relative-risk.ts'

/** Number of companies listed by one query. */
const PAGE = 500
/** Years between the newest accounts that the test reads and the outcome (bankruptcy, another end of the company, or today). */
const YEARS_TO_OUTCOME = 3
/** Status codes of the state register of companies (ЕГРЮЛ): 117 declared bankrupt, 203 closed after bankruptcy proceedings. */
const BANKRUPT_STATUSES = new Set(['117', '203'])

/** A tally while companies are still added to it. */
type MutableTally = { -readonly [Key in keyof Tally]: Tally[Key] }

/** The stored results, by code of the factor or `verdictCode` of the verdict; empty until a back-test over real data has run. */
export async function backTests(db: Reader): Promise<ReadonlyMap<string, BackTest>> {
  const rows = await listBackTests(db)
  return new Map(rows.map((row) => [row.code, toBackTest(row)]))
}

/** Two decimals, as the report shows them. */
const rounded = (value: number): number => Math.round(value * 100) / 100

function toBackTest({ firms, flagged, flagged_bankrupt: flaggedBankrupt, bankrupt, computed_at: at }: BackTestRow): BackTest {
  const relative = relativeRisk({ firms, flagged, flaggedBankrupt, bankrupt })
  return {
    firms,
    flagged,
    share: firms === 0 ? 0 : flagged / firms,
    lift: relative && rounded(relative.risk),
    interval: relative && { low: rounded(relative.low), high: rounded(relative.high) },
    // A relative risk of 1 means no difference: while the confidence interval contains 1, nothing is proved.
    effect: relative === null || (relative.low <= 1 && relative.high >= 1) ? 'unproved' : relative.low > 1 ? 'more' : 'less',
    computed_at: at.toISOString(),
  }
}

/** Verdicts of the report that can be computed from the accounts of a past year alone: advise against the deal, for it with care, or for it. */
export const testedVerdicts = ['refuse', 'caution', 'proceed'] as const
/** The key of a verdict in the table of results, whose other keys are codes of factors. */
export const verdictCode = (verdict: Verdict): string => `verdict:${verdict}`
/** The kind of deal whose verdicts are tested: a deferred payment, in which the buyer's accounts weigh most. */
const TESTED_PURPOSE = 'deferral'

/** Factors computed from annual accounts alone: of all our data only these are available as they were years ago. */
const selectAccountsFactors = (factors: readonly ComputedFactor[]): ComputedFactor[] =>
  factors.filter(({ needs }) => needs.every((name) => name === 'accounts'))

/**
 * Tests every company with accounts and stores the results in place of earlier ones. Returns the numbers of tested and of bankrupt companies. For a
 * register of real companies only: over the invented companies of the demo the results prove nothing.
 */
export async function runBackTest(db: Db, now: Date): Promise<{ firms: number; bankrupt: number }> {
  const reader = readOnly(db)
  const tested = selectAccountsFactors(factors.filter(isComputed))
  const codes = [...tested.map(({ code }) => code), ...testedVerdicts.map(verdictCode)]
  const tallies = new Map<string, MutableTally>(codes.map((code) => [code, { firms: 0, flagged: 0, flaggedBankrupt: 0, bankrupt: 0 }]))
  let [firms, bankrupt] = [0, 0]
  for (let page = await listWithAccounts(reader, 0, PAGE); page.length > 0; page = await listWithAccounts(reader, page.at(-1) ?? 0, PAGE)) {
    for (const row of await findByIds(reader, page)) {
      const past = readPast(await openRecord(reader, row, ['register', 'accounts']), now)
      if (!past) continue
      firms += 1
      if (past.isBankrupt) bankrupt += 1
      countCompany(tallies, tested, past)
    }
  }
  const rows = [...tallies].map(([code, tally]) => toRow(code, tally, now))
  await db.transaction().execute((tx) => replaceBackTests(tx, firms > 0 ? rows : []))
  return { firms, bankrupt }
}

const toRow = (code: string, { firms, flagged, flaggedBankrupt, bankrupt }: Tally, now: Date): BackTestRow => ({
  code,
  firms,
  flagged,
  bankrupt,
  flagged_bankrupt: flaggedBankrupt,
  computed_at: now,
})

/** A tested company. */
interface PastCompany {
  /** Its facts on a past day: only the accounts. */
  readonly dossier: Dossier
  /** Whether it has gone bankrupt by today. */
  readonly isBankrupt: boolean
}

/**
 * The company with the accounts that it had three years before its end, or before today if it has not ended; null without such accounts. The end is
 * the day on which it was closed or declared bankrupt.
 */
function readPast({ row, register, blocks }: CompanyRecord, now: Date): PastCompany | null {
  const today = now.toISOString().slice(0, 10)
  const isBankrupt = BANKRUPT_STATUSES.has(row.statusCode ?? '')
  const end = row.closedOn ?? (isBankrupt ? register.statusSince : undefined) ?? today
  const lastYear = Number(end.slice(0, 4)) - YEARS_TO_OUTCOME
  const years = (blocks.accounts?.years ?? []).filter(({ year }) => year <= lastYear)
  if (years.length === 0) return null
  // The factors are evaluated as of 1 July of the next year: accounts are due by 31 March, so those of `lastYear` are filed by then.
  const day = `${lastYear + 1}-07-01`
  const accounts = { state: 'held' as const, asOf: day, data: { years } }
  return { dossier: { today: day, kind: 'company', blocks: { accounts } }, isBankrupt }
}

/** Adds the company to the tally of each verdict, and of each factor that has an answer for it. */
function countCompany(
  tallies: ReadonlyMap<string, MutableTally>,
  tested: readonly ComputedFactor[],
  { dossier, isBankrupt }: PastCompany,
): void {
  const readings = readFactors(tested, dossier)
  const companyVerdict = verdictOfFindings(TESTED_PURPOSE, readings)
  for (const verdict of testedVerdicts) add(tallies.get(verdictCode(verdict)), { isFlagged: verdict === companyVerdict, isBankrupt })
  for (const { factor, state } of readings)
    if (state === 'found' || state === 'not_found') add(tallies.get(factor.code), { isFlagged: state === 'found', isBankrupt })
}

function add(tally: MutableTally | undefined, { isFlagged, isBankrupt }: { isFlagged: boolean; isBankrupt: boolean }): void {
  if (!tally) return
  tally.firms += 1
  tally.bankrupt += Number(isBankrupt)
  tally.flagged += Number(isFlagged)
  tally.flaggedBankrupt += Number(isFlagged && isBankrupt)
}
