// The sentence with which the reliability report states a finding: shares of revenue, interest without profit, shortened statuses of the state
// register, and ratios just below their threshold.
import { expect, test } from 'vitest'
import { countProof, dayProof, moneyProof, percentProof, ratioProof, textProof } from './evidence.ts'
import { renderFact } from './fact.ts'
import { bankruptcyFacts } from './factors/bankruptcy/bankruptcy.facts.ts'
import { enforcementFacts } from './factors/enforcement/enforcement.facts.ts'
import { balanceFacts } from './factors/finances/balance.facts.ts'
import { resultsFacts } from './factors/finances/results.facts.ts'
import { registrationFacts } from './factors/registration/registration.facts.ts'

/** Three enforcement proceedings with 77 thousand rubles left to collect, `share` of the revenue as a fraction. */
const renderEnforcement = (share: number) =>
  renderFact(enforcementFacts.enforcement, {
    proofs: [countProof('proceedings', 3), moneyProof('remaining', 77_000_00), percentProof('revenueShare', share, 2025)],
    language: 'ru',
    today: '2026-11-20',
  })

test('a share of revenue follows the sum', () => {
  expect(renderEnforcement(0.0004)).toMatch(/^3\s+производства, остаток .+; 0,04\s%\sвыручки$/)
})

test('a share that rounds to nothing is left out instead of shown as 0 %', () => {
  expect(renderEnforcement(0.00001)).toMatch(/^3\s+производства, остаток [^;]+$/)
})

test('without profit before interest the sentence says so in place of a negative coverage', () => {
  const renderCoverage = (value: number) =>
    renderFact(resultsFacts['interest-cover-low'], {
      proofs: [ratioProof('coefficient', value), moneyProof('interest', 31_100_000_00)],
      language: 'ru',
      today: '2026-11-20',
    })
  expect(renderCoverage(0.5)).toMatch(/^Прибыль покрывает проценты в 0,5 раза, проценты 31,1/)
  expect(renderCoverage(-0.12)).toMatch(/^Процентов 31,1.+, а прибыли до них нет$/)
})

// Statuses as ЕГРЮЛ (the state register of companies) and ЕГРИП (of sole traders) word them: struck off, closed by the trader, declared bankrupt,
// and about to be struck off.
const STRUCK_OFF =
  'Исключение из ЕГРЮЛ юридического лица в связи наличием в ЕГРЮЛ сведений о нем, в отношении которых внесена запись о недостоверности'
const RETIRED = 'Индивидуальный предприниматель прекратил деятельность в связи с принятием им соответствующего решения'
const BANKRUPT = 'Юридическое лицо признано несостоятельным (банкротом) и в отношении него открыто конкурсное производство'

const TO_BE_STRUCK_OFF =
  'Регистрирующим органом принято решение о предстоящем исключении юридического лица из ЕГРЮЛ (наличие в ЕГРЮЛ сведений о юридическом лице, в отношении которых внесена запись о недостоверности)'
/** The wording as a stored summary of the report has it, which keeps 120 characters. */
const shortenAsStored = (wording: string) => wording.slice(0, 120)

test.each([
  [registrationFacts.closed, shortenAsStored(STRUCK_OFF), 'исключение из реестра за недостоверные сведения', 'Struck off for unreliable'],
  [registrationFacts.closed, shortenAsStored(TO_BE_STRUCK_OFF), 'решено исключить за недостоверные сведения', 'To be struck off for'],
  [registrationFacts.closed, STRUCK_OFF, 'исключение из реестра за недостоверные сведения', 'Struck off for unreliable entries'],
  [registrationFacts.closed, RETIRED, 'по решению предпринимателя', 'By the trader’s own decision'],
  [bankruptcyFacts['bankruptcy-status'], BANKRUPT, 'банкротство, открыто конкурсное производство', 'Bankruptcy, liquidation'],
  // A wording that we do not recognize («an end never seen») stays as it is.
  [registrationFacts.closed, 'Небывалый конец', 'небывалый конец', 'Небывалый конец'],
])('a status of the register is stated shortly, in the language of the reader (%#)', (texts, wording, russian, english) => {
  const renderIn = (language: 'ru' | 'en') =>
    renderFact(texts, {
      proofs: [dayProof('closed', '2026-06-20'), dayProof('since', '2026-06-20'), textProof('status', wording)],
      language,
      today: '2026-11-20',
    })
  expect(renderIn('ru')).toContain(`: ${russian}`)
  expect(renderIn('en')).toContain(`: ${english}`)
})

test('a ratio below its threshold is never rounded up to the threshold', () => {
  const renderRatio = (value: number) =>
    renderFact(balanceFacts['liquidity-low'], { proofs: [ratioProof('coefficient', value)], language: 'ru', today: '2026-11-20' })
  expect([renderRatio(0.997), renderRatio(0.98), renderRatio(1)]).toEqual([
    'Ликвидность 0,99, порог 1',
    'Ликвидность 0,98, порог 1',
    'Ликвидность 1, порог 1',
  ])
})
