// The back-test measures whether companies in whose accounts a factor (risk finding) is found went bankrupt more often than others. It finds an
// effect that was planted in invented accounts, and reports none where none was planted.
import { getMethod } from '@sverka/contract/reliability/reliability'
import { beforeAll, expect, test } from 'vitest'
import { encodeFacts } from '../src/registry/block-codec.ts'
import { storeCompanyBlock } from '../src/registry/store-answer.sql.ts'
import { runBackTest } from '../src/reliability/back-test/back-test.ts'
import { relativeRisk } from '../src/reliability/back-test/relative-risk.ts'
import { testApplication } from './application.ts'
import { createClient } from './client.ts'
import { healthyLines } from './factor-table.ts'
import { World } from './world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

/** Of 400 companies 100 have negative net assets, and 40 of them went bankrupt; of the 300 others 15. */
const FIRMS = 400
const EVERY_FOURTH = 4

interface Planted {
  readonly isWeak: boolean
  readonly isBankrupt: boolean
  /** A gross loss in every second group, whoever went bankrupt. */
  readonly hasGrossLoss: boolean
}

function plant(index: number): Planted {
  const isWeak = index % EVERY_FOURTH === 0
  const place = isWeak ? index / EVERY_FOURTH : index - Math.floor(index / EVERY_FOURTH) - 1
  if (isWeak) return { isWeak, isBankrupt: place % 5 < 2, hasGrossLoss: place % 2 === 0 }
  return { isWeak, isBankrupt: place % 20 === 0, hasGrossLoss: Math.floor(place / 20) % 2 === 0 }
}

/** Line 1300 of the accounts is net assets, 2100 gross profit; status 117 is a company declared bankrupt. */
const accountLines = ({ isWeak, hasGrossLoss }: Planted) => ({
  ...healthyLines,
  ...(isWeak ? { '1300': -1_000_000_00 } : {}),
  ...(hasGrossLoss ? { '2100': -1_000_000_00 } : {}),
})

beforeAll(async () => {
  for (let index = 0; index < FIRMS; index += 1) {
    const planted = plant(index)
    const { id } = await world.company()
    if (planted.isBankrupt) await app.db.updateTable('companies').set({ status_code: '117' }).where('id', '=', id).execute()
    const years = [2023, 2022].map((year) => ({ year, lines: accountLines(planted) }))
    const block = {
      source: 'accounts-2023',
      asOf: '2024-04-01',
      hash: BigInt(index),
      figure: null,
      figureYear: null,
      facts: encodeFacts({ years }),
    }
    await app.db.transaction().execute((tx) => storeCompanyBlock(tx, id, block, app.clock.now()))
  }
  expect(await runBackTest(app.db, app.clock.now())).toEqual({ firms: FIRMS, bankrupt: 55 })
})

const method = async () => (await as(null)(getMethod, { query: {} })).body

test('a planted effect is found with its size and interval', async () => {
  const { factors } = await method()
  const found = factors.find(({ code }) => code === 'net-assets-negative')?.back_test
  expect(found).toMatchObject({ firms: 400, flagged: 100, share: 0.25, lift: 8, effect: 'more' })
  // The 95 % confidence interval of the relative risk (40/100) / (15/300) = 8: exp(ln 8 ± 1.96 · √(1/40 − 1/100 + 1/15 − 1/300)).
  expect(found?.interval).toEqual({ low: 4.62, high: 13.85 })
})

test('a factor planted without an effect is reported as unproved', async () => {
  const { factors } = await method()
  const found = factors.find(({ code }) => code === 'gross-loss')?.back_test
  expect(found).toMatchObject({ firms: 400, flagged: 210, effect: 'unproved' })
  expect(found?.interval?.low).toBeLessThan(1)
  expect(found?.interval?.high).toBeGreaterThan(1)
})

test('the verdict «refuse» shows the planted effect of its stop factor', async () => {
  const { verdicts } = await method()
  const refuse = verdicts.find(({ verdict }) => verdict === 'refuse')?.back_test
  expect(refuse).toMatchObject({ flagged: 100, lift: 8, effect: 'more' })
  expect(verdicts.reduce((sum, { back_test: { flagged } }) => sum + flagged, 0)).toBe(FIRMS)
})

test('without a comparison group there is no ratio, and an empty cell counts half a company', () => {
  expect(relativeRisk({ firms: 10, flagged: 0, flaggedBankrupt: 0, bankrupt: 3 })).toBeNull()
  expect(relativeRisk({ firms: 10, flagged: 10, flaggedBankrupt: 3, bankrupt: 3 })).toBeNull()
  expect(relativeRisk({ firms: 10, flagged: 5, flaggedBankrupt: 0, bankrupt: 0 })).toBeNull()
  expect(relativeRisk({ firms: 40, flagged: 20, flaggedBankrupt: 4, bankrupt: 4 })?.risk).toBeCloseTo(9, 10)
})
