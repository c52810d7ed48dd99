// Sentences of findings: shares, interest without profit, statuses in short form, and ratios next to their threshold.
import { expect, test } from 'vitest'
import { countProof, dayProof, moneyProof, percentProof, ratioProof, textProof } from './evidence.ts'
import { renderFact } from './fact.ts'
import { bankruptcyFacts } from './factors/bankruptcy/bankruptcy.facts.ts'
import { enforcementFacts } from './factors/enforcement/enforcement.facts.ts'
import { balanceFacts } from './factors/finances/balance.facts.ts'
import { resultsFacts } from './factors/finances/results.facts.ts'
import { registrationFacts } from './factors/registration/registration.facts.ts'

const render = (share: number) =>
  renderFact(enforcementFacts.enforcement, {
    proofs: [countProof('proceedings', 3), moneyProof('remaining', 77_000_00), percentProof('revenueShare', share, 2025)],
    language: 'ru',
    today: '2026-11-20',
  })

test('a share of revenue follows the sum', () => {
  expect(render(0.0004)).toMatch(/^3\s+производства, остаток .+; 0,04\s%\sвыручки$/)
})

test('a share that rounds to nothing is left out instead of shown as 0 %', () => {
  expect(render(0.00001)).toMatch(/^3\s+производства, остаток [^;]+$/)
})

test('interest without any profit before it is not covered a negative number of times', () => {
  const covered = (value: number) =>
    renderFact(resultsFacts['interest-cover-low'], {
      proofs: [ratioProof('coefficient', value), moneyProof('interest', 31_100_000_00)],
      language: 'ru',
      today: '2026-11-20',
    })
  expect(covered(0.5)).toMatch(/^Прибыль покрывает проценты в 0,5 раза, проценты 31,1/)
  expect(covered(-0.12)).toMatch(/^Процентов 31,1.+, а прибыли до них нет$/)
})

const STRUCK_OFF =
  'Исключение из ЕГРЮЛ юридического лица в связи наличием в ЕГРЮЛ сведений о нем, в отношении которых внесена запись о недостоверности'
const RETIRED = 'Индивидуальный предприниматель прекратил деятельность в связи с принятием им соответствующего решения'
const BANKRUPT = 'Юридическое лицо признано несостоятельным (банкротом) и в отношении него открыто конкурсное производство'

const TO_BE_STRUCK_OFF =
  'Регистрирующим органом принято решение о предстоящем исключении юридического лица из ЕГРЮЛ (наличие в ЕГРЮЛ сведений о юридическом лице, в отношении которых внесена запись о недостоверности)'
/** As a stored summary holds it. */
const stored = (wording: string) => wording.slice(0, 120)

test.each([
  [registrationFacts.closed, stored(STRUCK_OFF), 'исключение из реестра за недостоверные сведения', 'Struck off for unreliable'],
  [registrationFacts.closed, stored(TO_BE_STRUCK_OFF), 'решено исключить за недостоверные сведения', 'To be struck off for'],
  [registrationFacts.closed, STRUCK_OFF, 'исключение из реестра за недостоверные сведения', 'Struck off for unreliable entries'],
  [registrationFacts.closed, RETIRED, 'по решению предпринимателя', 'By the trader’s own decision'],
  [bankruptcyFacts['bankruptcy-status'], BANKRUPT, 'банкротство, открыто конкурсное производство', 'Bankruptcy, the property'],
  [registrationFacts.closed, 'Небывалый конец', 'небывалый конец', 'Небывалый конец'],
])('a long wording of the register is told short and in the reader’s language (%#)', (texts, wording, russian, english) => {
  const tell = (language: 'ru' | 'en') =>
    renderFact(texts, {
      proofs: [dayProof('closed', '2026-06-20'), dayProof('since', '2026-06-20'), textProof('status', wording)],
      language,
      today: '2026-11-20',
    })
  expect(tell('ru')).toContain(`: ${russian}`)
  expect(tell('en')).toContain(`: ${english}`)
})

test('a ratio below its threshold is never told as equal to it', () => {
  const tell = (value: number) =>
    renderFact(balanceFacts['liquidity-low'], { proofs: [ratioProof('coefficient', value)], language: 'ru', today: '2026-11-20' })
  expect([tell(0.997), tell(0.98), tell(1)]).toEqual(['Ликвидность 0,99, порог 1', 'Ликвидность 0,98, порог 1', 'Ликвидность 1, порог 1'])
})
