// Staff set the legal details of the site's owner («реквизиты»): name, INN, KPP and OGRN (tax number, tax registration code, registration number)
// and bank account, whose control digits must fit its bank's BIC (the bank identification code).
import { getRequisites, resetRequisites, setRequisites } from '@sverka/contract/site-pages/site-pages'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** Invented details with valid control digits. */
const details = {
  name: 'ООО «Первая»',
  inn: '7799000012',
  kpp: '779901001',
  ogrn: '1267799000017',
  address: 'г. Образцов',
  email: 'first@example.test',
  phone: null,
  bank: { name: 'Банк', bic: '049912741', account: '40702810300000004821', correspondent_account: '30101810900000000741' },
}

test('details set by staff replace the configuration until removed', async () => {
  const staff = await world.staff()
  const before = (await as(null)(getRequisites, {})).body.requisites
  expect((await as(staff)(setRequisites, { body: details })).status).toBe(204)
  expect((await as(null)(getRequisites, {})).body.requisites).toEqual({ is_example: false, ...details })
  expect((await as(staff)(setRequisites, { body: { ...details, phone: '+7 495 000-00-00' } })).status).toBe(204)
  expect((await as(null)(getRequisites, {})).body.requisites?.phone).toBe('+7 495 000-00-00')
  expect((await as(staff)(resetRequisites, {})).status).toBe(204)
  expect((await as(null)(getRequisites, {})).body.requisites).toEqual(before)
  expect(await world.listActions(staff)).toEqual(['requisites.changed', 'requisites.changed', 'requisites.reset'])
})

test('numbers of the wrong length are refused beside their fields', async () => {
  const staff = await world.staff()
  const wrong = await as(staff)(setRequisites, { body: { ...details, inn: '123', bank: { ...details.bank, account: '1' } } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { inn: expect.anything() } } })
})

test('an account that does not belong to its bank by the control digits is refused beside its field', async () => {
  const staff = await world.staff()
  const { bank } = details
  const wrong = (change: object) => as(staff)(setRequisites, { body: { ...details, bank: { ...bank, ...change } } })
  expect(await wrong({ account: '40702810300000004822', correspondent_account: '30101810900000000742' })).toMatchObject({
    status: 400,
    body: {
      errors: {
        'bank.account': [{ code: 'bank_account_mismatch' }],
        'bank.correspondent_account': [{ code: 'corr_account_mismatch' }],
      },
    },
  })
  // A Russian BIC begins with 04.
  expect(await wrong({ bic: '994525225' })).toMatchObject({ status: 400, body: { errors: { 'bank.bic': [{ code: 'not_a_bic' }] } } })
})
