// Tests the accounts factors on real companies: how many had a factor, and how much more often those went bankrupt within three years.
import type { BackTest } from '@sverka/contract/reliability/reliability'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, findByIds, openRecord } from '../../registry/registry.ts'
import type { Dossier } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { type ComputedFactor, isComputed } from '../rules/factor.ts'
import { factors } from '../rules/factor-list.ts'
import { type BackTestRow, listBackTests, listWithAccounts, replaceBackTests } from './back-test.sql.ts'

const PAGE = 500
const YEARS = 3
/** ЕГРЮЛ codes: bankruptcy proceedings opened, company closed after them. */
const BANKRUPT = new Set(['117', '203'])

interface Tally {
  firms: number
  flagged: number
  flaggedBankrupt: number
  bankrupt: number
}

/** Results by factor code; empty until real data were imported and tested. */
export async function backTests(db: Reader): Promise<ReadonlyMap<string, BackTest>> {
  const rows = await listBackTests(db)
  return new Map(
    rows.map((row) => {
      const rate = row.flagged === 0 ? null : row.flagged_bankrupt / row.flagged
      const all = row.firms === 0 ? 0 : row.bankrupt / row.firms
      const test: BackTest = {
        firms: row.firms,
        flagged: row.flagged,
        share: row.firms === 0 ? 0 : row.flagged / row.firms,
        lift: rate === null || all === 0 ? null : Math.round((rate / all) * 100) / 100,
        computed_at: row.computed_at.toISOString(),
      }
      return [row.code, test]
    }),
  )
}

/** Factors computed from accounts alone: the only ones whose past state is known. */
const ofAccounts = (factors: readonly ComputedFactor[]): ComputedFactor[] =>
  factors.filter(({ needs }) => needs.every((name) => name === 'accounts'))

/** Runs the back-test over every firm held and stores it. Never call it on the invented register. */
export async function runBackTest(db: Db, now: Date): Promise<{ firms: number; bankrupt: number }> {
  const reader = readOnly(db)
  const judged = ofAccounts(factors.filter(isComputed))
  const tallies = new Map<string, Tally>(judged.map(({ code }) => [code, { firms: 0, flagged: 0, flaggedBankrupt: 0, bankrupt: 0 }]))
  let [firms, bankrupt] = [0, 0]
  for (let page = await listWithAccounts(reader, 0, PAGE); page.length > 0; page = await listWithAccounts(reader, page.at(-1) ?? 0, PAGE)) {
    for (const row of await findByIds(reader, page)) {
      const tried = readPast(await openRecord(reader, row, ['register', 'accounts']), now)
      if (!tried) continue
      firms += 1
      if (tried.isBankrupt) bankrupt += 1
      count(tallies, judged, tried)
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

/** The company's accounts three years before its end or today; null if there are none. */
function readPast({ row, register, blocks }: CompanyRecord, now: Date): Past | null {
  const today = now.toISOString().slice(0, 10)
  const end = row.closedOn ?? (BANKRUPT.has(row.statusCode ?? '') ? register.statusSince : undefined) ?? today
  const year = Number(end.slice(0, 4)) - YEARS
  const years = (blocks.accounts?.years ?? []).filter((one) => one.year <= year)
  if (years.length === 0) return null
  const day = `${year + 1}-07-01`
  const accounts = { state: 'held' as const, asOf: day, data: { years } }
  return { dossier: { today: day, kind: 'company', blocks: { accounts } }, isBankrupt: BANKRUPT.has(row.statusCode ?? '') }
}

function count(tallies: ReadonlyMap<string, Tally>, judged: readonly ComputedFactor[], { dossier, isBankrupt }: Past): void {
  for (const { factor, state } of readFactors(judged, dossier)) {
    const tally = tallies.get(factor.code)
    if (!tally || (state !== 'found' && state !== 'not_found')) continue
    tally.firms += 1
    if (isBankrupt) tally.bankrupt += 1
    if (state !== 'found') continue
    tally.flagged += 1
    if (isBankrupt) tally.flaggedBankrupt += 1
  }
}
