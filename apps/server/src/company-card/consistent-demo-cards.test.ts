// For a hundred invented companies of the demo: card, tabs, reliability report and its HTML agree, and no line of a card contradicts another.

import { getCompany, getEntrepreneur } from '@sverka/contract/company-card/company-card'
import { listConnections } from '@sverka/contract/company-card/connections'
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyFinances } from '@sverka/contract/company-card/finances'
import { getReliability, getReliabilityVerdicts, type ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { getWholeCard, type WholeCard } from '@sverka/contract/company-card/whole-card'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadDemo } from '../../test/demo-register.ts'

const app = testApplication({ LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
/** Number of companies requested at once: as many as the application has database connections. */
const AT_ONCE = 5
/** From this number of employees the report has its factor `enough-employees`. */
const ENOUGH_PEOPLE = 10

/** The card and the report of each company. */
let stories: Story[] = []

beforeAll(async () => {
  await loadDemo(app, { companies: 80, traders: 20 })
  const records = await app.db.selectFrom('companies').select('ogrn').orderBy('ogrn').execute()
  stories = await inBatches(records, ({ ogrn }) => readStory(ogrn))
}, 240_000)

interface Story {
  readonly card: WholeCard
  readonly report: ReliabilityReport
  /** The state of a factor. */
  readonly findState: (code: string) => string | undefined
}

async function readStory(ogrn: string): Promise<Story> {
  const query = { ogrn }
  const [card, report] = await Promise.all([as(null)(getWholeCard, { query }), as(null)(getReliability, { query })])
  return { card: card.body, report: report.body, findState: (code) => report.body.factors.find((factor) => factor.code === code)?.state }
}

/** Each fact about which the card and the report of the company disagree, after its ОГРН; empty if they agree. */
function findContradictions({ card: { company, overview }, report, findState }: Story): string[] {
  const isFound = (code: string) => findState(code) === 'found'
  const isStopped = report.factors.some(({ group, polarity, state }) => group === 'sanctions' && polarity === 'stop' && state === 'found')
  const debt = report.factors.find(({ code }) => code === 'tax-debt')
  /** Whether card and report agree, by fact. */
  const agreements: Record<string, boolean> = {
    'ended on the card, closed in the report': (company.status.ended !== null) === isFound('closed'),
    'not active once ended': company.status.ended === null || !isFound('active'),
    'in liquidation': company.status.procedure?.name !== 'ликвидация' || isFound('liquidation'),
    'a stop when on a sanctions list': (overview.sanctions === true) === isStopped,
    'on no sanctions list only after a check':
      overview.sanctions !== false || report.factors.some(({ group, state }) => group === 'sanctions' && state === 'not_found'),
    'tax debt': (overview.tax_debts?.sum ?? 0) > 0 === isFound('tax-debt'),
    'sum of the tax debt': !overview.tax_debts?.sum || debt?.evidence.some(({ value }) => value === overview.tax_debts?.sum) === true,
    'sums that bailiffs still collect': (overview.enforcement?.remaining ?? 0) > 0 === isFound('enforcement'),
    'no sums that bailiffs collect': !isFound('no-enforcement') || overview.enforcement?.remaining === 0,
    'number of employees': overview.staff === null || overview.staff.count >= ENOUGH_PEOPLE === isFound('enough-employees'),
    'findings of the accounts': overview.finances?.factors.every(({ code }) => isFound(code)) ?? true,
    'suits against it': !isFound('cases-respondent') || (!isFound('no-cases') && (overview.arbitration?.respondent ?? 0) > 0),
    '«proceed» only if no data are missing': report.purposes.every(
      ({ verdict, missing }) => verdict !== 'proceed' || missing?.length === 0,
    ),
  }
  return Object.entries(agreements).flatMap(([fact, agrees]) => (agrees ? [] : [`${company.ogrn}: ${fact}`]))
}

async function inBatches<F, T>(from: readonly F[], work: (item: F) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let at = 0; at < from.length; at += AT_ONCE) done.push(...(await Promise.all(from.slice(at, at + AT_ONCE).map(work))))
  return done
}

test('no line of a card contradicts another', () => {
  expect(stories.flatMap(findContradictions)).toEqual([])
  expect(stories).toHaveLength(100)
  // Each of these facts must occur among the companies, so that it was really compared.
  const has = (is: (story: Story) => boolean) => stories.some(is)
  expect(has(({ card }) => card.overview.sanctions === true)).toBe(true)
  expect(has(({ card }) => card.company.status.ended !== null)).toBe(true)
  expect(has(({ findState }) => findState('tax-debt') === 'found')).toBe(true)
  expect(has(({ findState }) => findState('enforcement') === 'found')).toBe(true)
  expect(has(({ findState }) => findState('margin-below-industry') === 'found')).toBe(true)
})

test('card, summary, report and HTML have the same counts and verdicts as the tabs', async () => {
  await inBatches(stories, async ({ card: { company: cardCompany, overview, reliability }, report }) => {
    const { ogrn, kind } = cardCompany
    const query = { ogrn }
    const { gauge, counts, points, purposes } = report
    expect(reliability, ogrn).toMatchObject({ gauge, counts, points })
    expect(purposes.map(({ purpose, verdict }) => [purpose, verdict])).toEqual(
      purposes.map(({ purpose }) => [purpose, reliability.verdicts[purpose]]),
    )
    expect((await as(null)(getReliabilityVerdicts, { query })).body.purposes, ogrn).toEqual(purposes)
    const found = report.factors.filter((factor) => factor.group === 'finances' && factor.state === 'found' && !factor.counted_with)
    const listCodes = (factors: readonly { code: string }[] = []) => factors.map(({ code }) => code).sort()
    expect(listCodes(overview.finances?.factors), ogrn).toEqual(listCodes(found))
    expect(listCodes((await as(null)(getCompanyFinances, { query })).body.factors), ogrn).toEqual(listCodes(found))
    const { body: company } = await as(null)(kind === 'company' ? getCompany : getEntrepreneur, { query })
    expect(company.html_checko, ogrn).toContain(`data-positive="${gauge.positive}" data-negative="${gauge.negative}"`)
    expect((await as(null)(listConnections, { query })).body.total, ogrn).toBe(overview.connections.total)
    expect((await as(null)(listEnforcement, { query })).body.owed, ogrn).toBe(overview.enforcement?.total ?? 0)
  })
}, 240_000)
