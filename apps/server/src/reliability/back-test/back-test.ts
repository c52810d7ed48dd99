// Back-test of the factors over annual accounts on real companies: how many had a factor, and how much more often those went bankrupt
// within about three years than the others.
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

/** Companies listed by one query. */
const PAGE = 500
/** Years between the accounts and the outcome. */
const YEARS = 3
/** ЕГРЮЛ codes: bankruptcy proceedings opened, company closed after them. */
const BANKRUPT = new Set(['117', '203'])

/** A tally that is being counted. */
type Counted = { -readonly [Key in keyof Tally]: Tally[Key] }

/** Stored results by code of the factor, or `verdictCode` of the verdict; empty until a back-test over real data has run. */
export async function backTests(db: Reader): Promise<ReadonlyMap<string, BackTest>> {
  const rows = await listBackTests(db)
  return new Map(rows.map((row) => [row.code, toBackTest(row)]))
}

const rounded = (value: number): number => Math.round(value * 100) / 100

function toBackTest({ firms, flagged, flagged_bankrupt: flaggedBankrupt, bankrupt, computed_at: at }: BackTestRow): BackTest {
  const found = relativeRisk({ firms, flagged, flaggedBankrupt, bankrupt })
  return {
    firms,
    flagged,
    share: firms === 0 ? 0 : flagged / firms,
    lift: found && rounded(found.risk),
    interval: found && { low: rounded(found.low), high: rounded(found.high) },
    effect: found === null || (found.low <= 1 && found.high >= 1) ? 'unproved' : found.low > 1 ? 'more' : 'less',
    computed_at: at.toISOString(),
  }
}

/** The verdicts that accounts alone can give; the others need sources whose past is not known. */
export const testedVerdicts = ['refuse', 'caution', 'proceed'] as const
/** The key of a verdict among the codes of factors. */
export const verdictCode = (verdict: Verdict): string => `verdict:${verdict}`
/** The deal in which the accounts weigh most: will the buyer pay later? */
const PURPOSE = 'deferral'

/** Factors computed from accounts alone: the only data whose state years ago is known. */
const selectAccountsFactors = (factors: readonly ComputedFactor[]): ComputedFactor[] =>
  factors.filter(({ needs }) => needs.every((name) => name === 'accounts'))

/** Tests every company of the register and stores the results; returns the tested companies and the bankrupt ones. Not for the demo register. */
export async function runBackTest(db: Db, now: Date): Promise<{ firms: number; bankrupt: number }> {
  const reader = readOnly(db)
  const judged = selectAccountsFactors(factors.filter(isComputed))
  const codes = [...judged.map(({ code }) => code), ...testedVerdicts.map(verdictCode)]
  const tallies = new Map<string, Counted>(codes.map((code) => [code, { firms: 0, flagged: 0, flaggedBankrupt: 0, bankrupt: 0 }]))
  let [firms, bankrupt] = [0, 0]
  for (let page = await listWithAccounts(reader, 0, PAGE); page.length > 0; page = await listWithAccounts(reader, page.at(-1) ?? 0, PAGE)) {
    for (const row of await findByIds(reader, page)) {
      const past = readPast(await openRecord(reader, row, ['register', 'accounts']), now)
      if (!past) continue
      firms += 1
      if (past.isBankrupt) bankrupt += 1
      count(tallies, judged, past)
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

interface Past {
  readonly dossier: Dossier
  readonly isBankrupt: boolean
}

/** The company with only the accounts that it had three years before its end (bankruptcy, closing) or before today; null if there are none. */
function readPast({ row, register, blocks }: CompanyRecord, now: Date): Past | null {
  const today = now.toISOString().slice(0, 10)
  const end = row.closedOn ?? (BANKRUPT.has(row.statusCode ?? '') ? register.statusSince : undefined) ?? today
  const year = Number(end.slice(0, 4)) - YEARS
  const years = (blocks.accounts?.years ?? []).filter((one) => one.year <= year)
  if (years.length === 0) return null
  // Accounts are due by 31 March, so by July those of the year before are filed.
  const day = `${year + 1}-07-01`
  const accounts = { state: 'held' as const, asOf: day, data: { years } }
  return { dossier: { today: day, kind: 'company', blocks: { accounts } }, isBankrupt: BANKRUPT.has(row.statusCode ?? '') }
}

function count(tallies: ReadonlyMap<string, Counted>, judged: readonly ComputedFactor[], { dossier, isBankrupt }: Past): void {
  const readings = readFactors(judged, dossier)
  const given = verdictOfFindings(PURPOSE, readings)
  for (const verdict of testedVerdicts) add(tallies.get(verdictCode(verdict)), { isFlagged: verdict === given, isBankrupt })
  for (const { factor, state } of readings)
    if (state === 'found' || state === 'not_found') add(tallies.get(factor.code), { isFlagged: state === 'found', isBankrupt })
}

function add(tally: Counted | undefined, { isFlagged, isBankrupt }: { isFlagged: boolean; isBankrupt: boolean }): void {
  if (!tally) return
  tally.firms += 1
  tally.bankrupt += Number(isBankrupt)
  tally.flagged += Number(isFlagged)
  tally.flaggedBankrupt += Number(isFlagged && isBankrupt)
}
