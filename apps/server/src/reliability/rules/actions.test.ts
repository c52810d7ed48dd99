// The report's recommended next step (action) for a kind of deal: one for each verdict, chosen by the most serious finding against the deal. The
// dossier of `makeDossier` is that of a healthy invented company, to which each test applies its changes.
import { reportLanguages } from '@sverka/contract/company-card/reliability'
import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { expect, test } from 'vitest'
import { type Change, makeDossier } from '../../../test/factor-table.ts'
import { presentAction } from '../present-action.ts'
import { factorActions } from '../texts/actions.ts'
import { changeText, factorsWithConditions } from '../texts/changes.ts'
import { actionFor, factorsWithActions } from './actions.ts'
import { readFactors } from './engine.ts'
import { factors } from './factor-list.ts'
import { weighPurpose } from './purposes.ts'

/** Code of the step, and code of the factor that it is about. */
const findAction = (purpose: Purpose, change: Change = {}) => {
  const dossier = makeDossier(change)
  const { code, about } = actionFor(weighPurpose(purpose, readFactors(factors, dossier), dossier))
  return [code, about?.factor.code ?? null]
}

/** One enforcement proceeding of bailiffs with this subject and a million rubles left to collect. */
const proceedings = (subject: string) => ({ enforcement: { proceedings: [{ number: '1/26', subject, remainingKopecks: 1_000_000_00 }] } })

test('unpaid wages lead to a request for proof, other proceedings to one for a plan of payment', () => {
  expect(findAction('prepayment', proceedings('Взыскание заработной платы'))).toEqual(['ask-wages', 'enforcement'])
  expect(findAction('prepayment', proceedings('Иные взыскания'))).toEqual(['ask-bailiffs', 'enforcement'])
})

test('with a stop factor the step refers to this factor, for every kind of deal', () => {
  const stopped: Change = { register: { addressUnreliable: 'Сведения недостоверны' } }
  for (const purpose of purposes) expect(findAction(purpose, stopped)).toEqual(['stop-first', 'address-unreliable'])
})

test('for a closed company the step is to look for its successor', () => {
  expect(findAction('deferral', { register: { row: { closedOn: '2026-05-05' } } })).toEqual(['ask-successor', null])
})

test('with required facts missing the step is to request them', () => {
  const dossier = makeDossier()
  const withoutEnforcement = { ...dossier, blocks: { ...dossier.blocks, enforcement: { state: 'not_asked' as const } } }
  expect(actionFor(weighPurpose('prepayment', readFactors(factors, withoutEnforcement), withoutEnforcement)).code).toBe('refresh-first')
})

test('every factor with an action or condition of its own is a factor of the report', () => {
  const codes = new Set(factors.map(({ code }) => code))
  expect([...factorsWithActions, ...factorsWithConditions].filter((code) => !codes.has(code))).toEqual([])
})

test('every action has a text of its own in every language', () => {
  for (const [code, texts] of Object.entries(factorActions)) {
    expect(texts, code).toHaveLength(reportLanguages.length)
    expect(new Set(texts).size, code).toBe(reportLanguages.length)
  }
})

/** The action as the report presents it, in Russian. */
const presentInRussian = (purpose: Purpose, change: Change) => {
  const dossier = makeDossier(change)
  return presentAction(weighPurpose(purpose, readFactors(factors, dossier), dossier), {
    kind: dossier.kind,
    today: dossier.today,
    language: 'ru',
  })
}

test('the condition for another verdict is the end of the gravest finding', () => {
  expect(presentInRussian('prepayment', proceedings('Взыскание заработной платы')).effect).toBe(
    'Вердикт сменится, если производства окончат.',
  )
  const stopped = { ...proceedings('Иные взыскания'), register: { addressUnreliable: 'Сведения недостоверны' } }
  expect(presentInRussian('prepayment', stopped).effect).toMatch(/^Вердикт сменится, если отметку о недостоверности снимут/)
})

test('the condition for another verdict counts further remarks, in every language', () => {
  const finding = { code: 'tax-debt', group: 'taxes' } as const
  expect(changeText(finding, 0, 'ru')).toBe('Вердикт сменится, если долг погасят.')
  expect(changeText(finding, 1, 'ru')).toBe('Вердикт сменится, если долг погасят и отпадёт ещё 1 замечание.')
  expect(changeText(finding, 3, 'ru')).toBe('Вердикт сменится, если долг погасят и отпадут ещё 3 замечания.')
  expect(changeText(finding, 1, 'en')).toBe('The verdict changes if the debt is paid and 1 more remark falls away.')
  expect(changeText(finding, 2, 'zh-CN')).toBe('若债务清偿且另外2项消除，结论将改变。')
  // A factor without a condition of its own gets a general one.
  expect(changeText({ code: 'no-employees', group: 'staff' }, 0, 'ru')).toBe('Вердикт сменится, если этого не станет.')
})

test('an action without a record leads to a tab of the card, a successor to the tab of ties', () => {
  expect(presentInRussian('deferral', { register: { row: { closedOn: '2026-05-05' } } })).toMatchObject({
    code: 'ask-successor',
    record: { tab: 'connections', id: null },
  })
})
