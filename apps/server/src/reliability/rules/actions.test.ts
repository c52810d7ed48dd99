// Every verdict of every kind of deal has one next step (action), chosen by the most serious finding.
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

const findAction = (purpose: Purpose, change: Change = {}) => {
  const dossier = makeDossier(change)
  const { code, about } = actionFor(weighPurpose(purpose, readFactors(factors, dossier), dossier))
  return [code, about?.factor.code ?? null]
}

const proceedings = (subject: string) => ({ enforcement: { proceedings: [{ number: '1/26', subject, remainingKopecks: 1_000_000_00 }] } })

test('owed wages ask for a proof, other proceedings for a plan', () => {
  expect(findAction('prepayment', proceedings('Взыскание заработной платы'))).toEqual(['ask-wages', 'enforcement'])
  expect(findAction('prepayment', proceedings('Иные взыскания'))).toEqual(['ask-bailiffs', 'enforcement'])
})

test('a stop links to its record for every kind of deal', () => {
  const stopped: Change = { register: { addressUnreliable: 'Сведения недостоверны' } }
  for (const purpose of purposes) expect(findAction(purpose, stopped)).toEqual(['stop-first', 'address-unreliable'])
})

test('a closed company can at best name a successor', () => {
  expect(findAction('deferral', { register: { row: { closedOn: '2026-05-05' } } })).toEqual(['ask-successor', null])
})

test('unknown facts are requested first', () => {
  const dossier = makeDossier()
  const unknown = { ...dossier, blocks: { ...dossier.blocks, enforcement: { state: 'not_asked' as const } } }
  expect(actionFor(weighPurpose('prepayment', readFactors(factors, unknown), unknown)).code).toBe('refresh-first')
})

test('every factor with an action of its own is a factor of the report', () => {
  const codes = new Set(factors.map(({ code }) => code))
  expect([...factorsWithActions, ...factorsWithConditions].filter((code) => !codes.has(code))).toEqual([])
})

test('every action has words in every language', () => {
  for (const [code, texts] of Object.entries(factorActions)) {
    expect(texts, code).toHaveLength(reportLanguages.length)
    expect(new Set(texts).size, code).toBe(reportLanguages.length)
  }
})

const reported = (purpose: Purpose, change: Change) => {
  const dossier = makeDossier(change)
  return presentAction(weighPurpose(purpose, readFactors(factors, dossier), dossier), {
    kind: dossier.kind,
    today: dossier.today,
    language: 'ru',
  })
}

test('what would change a verdict is said briefly, without the finding beside it', () => {
  expect(reported('prepayment', proceedings('Взыскание заработной платы')).effect).toBe('Вердикт сменится, если производства окончат.')
  const stopped = { ...proceedings('Иные взыскания'), register: { addressUnreliable: 'Сведения недостоверны' } }
  expect(reported('prepayment', stopped).effect).toMatch(/^Вердикт сменится, если отметку о недостоверности снимут/)
})

test('a change has words in every language, with the number of further remarks', () => {
  const finding = { code: 'tax-debt', group: 'taxes' } as const
  expect(changeText(finding, 0, 'ru')).toBe('Вердикт сменится, если долг погасят.')
  expect(changeText(finding, 1, 'ru')).toBe('Вердикт сменится, если долг погасят и отпадёт ещё 1 замечание.')
  expect(changeText(finding, 3, 'ru')).toBe('Вердикт сменится, если долг погасят и отпадут ещё 3 замечания.')
  expect(changeText(finding, 1, 'en')).toBe('The verdict changes if the debt is paid and 1 more remark falls away.')
  expect(changeText(finding, 2, 'zh-CN')).toBe('若债务清偿且另外2项消除，结论将改变。')
  expect(changeText({ code: 'no-employees', group: 'staff' }, 0, 'ru')).toBe('Вердикт сменится, если этого не станет.')
})

test('an action about no record leads to the tab that helps', () => {
  expect(reported('deferral', { register: { row: { closedOn: '2026-05-05' } } })).toMatchObject({
    code: 'ask-successor',
    record: { tab: 'connections', id: null },
  })
})
