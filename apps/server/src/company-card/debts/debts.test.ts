// A company's tax debts (open data of the tax service) in the card's tab «Долги» (debts), beside enforcement proceedings; and the factor of the
// reliability report that links to them.
import { listEnforcement } from '@sverka/contract/company-card/debts'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { getReliability } from '@sverka/contract/company-card/reliability'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadCompleteSets } from '../../../test/load-register.ts'
import { openDataFile } from '../../../test/open-data-files.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../../test/register-files.ts'
import { recountCopies } from '../../sources/sources.ts'

const app = testApplication()
const as = createClient(() => app.server)

const debtor = legalEntity({ asOf: '2026-05-01' })
const clean = legalEntity({ asOf: '2026-05-01' })
/** Liquidated in 2022. */
const ended = legalEntity({
  asOf: '2026-05-01',
  more: '<СвПрекрЮЛ ДатаПрекрЮЛ="2022-02-02"><СпПрекрЮЛ КодСпПрекрЮЛ="201" НаимСпПрекрЮЛ="Ликвидация юридического лица" /></СвПрекрЮЛ>',
})
const trader = soleTrader({ asOf: '2026-05-01' })

beforeAll(async () => {
  // XML of the tax service's set 6: by tax the debt, late-payment interest (СумПени), fine (СумШтраф) and total, in rubles.
  const debts = `<СведНедоим НаимНалог="Налог на прибыль" СумНедНалог="100.00" СумПени="7.30" ОбщСумНедоим="107.30"/>
<СведНедоим НаимНалог="НДС" СумНедНалог="900.00" СумШтраф="90.50" ОбщСумНедоим="990.50"/>`
  await loadCompleteSets(app.database, app.clock, [
    egrulFile([debtor, clean, ended]),
    egripFile([trader], { version: '4.07' }),
    openDataFile('ОТКРДАННЫЕ6', [{ inn: debtor.inn, asOf: '01.10.2026', payload: debts }]),
  ])
  await app.db.transaction().execute(recountCopies)
})

const readDebts = async (inn: string) => (await as(null)(listEnforcement, { query: { inn } })).body

test('tax debts are listed by tax, the greatest first, in rubles, with source and day', async () => {
  expect(await readDebts(debtor.inn)).toMatchObject({
    source: null,
    total: 0,
    taxes: {
      source: { source: 'debts', as_of: '2026-10-01' },
      total: 1097.8,
      debts: [
        { name: 'НДС', tax: 900, penalty: 0, fine: 90.5, total: 990.5 },
        { name: 'Налог на прибыль', tax: 100, penalty: 7.3, fine: 0, total: 107.3 },
      ],
    },
  })
})

test('absence from a complete set means no debts, but not for an ended company or a sole trader', async () => {
  expect((await readDebts(clean.inn)).taxes).toMatchObject({ source: { source: 'debts', as_of: '2026-10-01' }, total: 0, debts: [] })
  expect((await readDebts(trader.inn)).taxes).toBeNull()
  expect((await readDebts(ended.inn)).taxes).toBeNull()
})

test('absence from a partly loaded set proves nothing', async () => {
  await app.db.updateTable('source_copies').set({ whole_on: null }).where('word', '=', 'debts').execute()
  expect((await readDebts(clean.inn)).taxes).toBeNull()
  expect((await readDebts(debtor.inn)).taxes?.total).toBe(1097.8)
})

test('the overview counts the taxes owed for the badge of the tab', async () => {
  const readOverview = async (inn: string) => (await as(null)(getCompanyOverview, { query: { inn } })).body
  expect(await readOverview(debtor.inn)).toMatchObject({ enforcement: null, tax_debts: { total: 2, sum: 1097.8 } })
  expect((await readOverview(clean.inn)).tax_debts).toBeNull()
})

test('the factor of a tax debt leads to the tab', async () => {
  const { body } = await as(null)(getReliability, { query: { inn: debtor.inn } })
  const factor = body.factors.find(({ code }) => code === 'tax-debt')
  expect(factor).toMatchObject({ state: 'found', record: { tab: 'debts', id: 'taxes' } })
})
