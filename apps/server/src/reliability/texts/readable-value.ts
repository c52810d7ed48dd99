// Formats a value of the evidence: names in readable case instead of capitals, words of registers in the reader's language.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { sampleIn, taxIn } from '@sverka/contract/company-card/register-values.russian.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { formatIn } from '@sverka/contract/formats.rules'
import type { Proof } from '../rules/evidence.ts'
import { countryIn, messageIn, stateIn, subjectIn } from './register-wordings.ts'

/** Evidence that begins with a name. */
const PARTIES: ReadonlySet<Proof['label']> = new Set(['person', 'company', 'before', 'customer', 'plaintiff', 'predecessor', 'successor'])

/** A person's name in capitals, perhaps with a remark. */
const SHOUTED_PERSON = /^[А-ЯЁ][А-ЯЁ-]+(?: [А-ЯЁ][А-ЯЁ-]*)+(?=$|[,:])/

/** Evidence with an authority or a country in capitals, beside numbers and names in Latin letters. */
const SHOUTING: ReadonlySet<Proof['label']> = new Set(['license', 'inspection', 'country'])
const SHOUTED = /[А-ЯЁ]{3,}(?: [А-ЯЁ]+)*/g

const readableParty = (value: string): string => (/["«]/.test(value) ? readableName(value) : value.replace(SHOUTED_PERSON, readablePerson))

export function readableValue({ label, value }: Proof): string | number {
  if (typeof value !== 'string') return value
  if (label === 'owner') return readableName(value)
  if (SHOUTING.has(label)) return value.replace(SHOUTED, readableName)
  return PARTIES.has(label) ? readableParty(value) : value
}

const NUMBERS: Readonly<Record<string, readonly [en: string, zh: string]>> = { ИНН: ['INN', '税号'], ОГРН: ['OGRN', 'OGRN'] }

/** Categories of the register of small business. */
const SIZES: typeof NUMBERS = {
  Микропредприятие: ['Micro-enterprise', '微型企业'],
  'Малое предприятие': ['Small enterprise', '小型企业'],
  'Среднее предприятие': ['Medium-sized enterprise', '中型企业'],
}

/** How a share is bound, as extracts name it after the owner. */
const ENCUMBRANCES: typeof NUMBERS = { ЗАЛОГ: ['pledge', '质押'], 'ИНОЕ ОБРЕМЕНЕНИЕ': ['another encumbrance', '其他权利负担'] }
const BOUND = /: (ЗАЛОГ|ИНОЕ ОБРЕМЕНЕНИЕ)$/

/** Words that we chose ourselves, by the label of the proof. */
const OWN_WORDS: Partial<Record<Proof['label'], typeof NUMBERS>> = { matched: NUMBERS, category: SIZES }

/** The day at the end of a remark, in the order of the reader's language. */
const withDay = (value: string, language: ReportLanguage): string =>
  value.replace(/(?<=, )\d{4}-\d{2}-\d{2}$/, (day) => formatIn(language).date(day))

/** Evidence that we put together of several words of registers. */
const COMPOSED: ReadonlySet<Proof['label']> = new Set(['license', 'inspection', 'country', 'list'])

/** Chinese has marks of its own between the parts. A name before the last comma keeps those that it has: «CO., LTD». */
const withMarks = (value: string, language: ReportLanguage): string =>
  language === 'zh-CN' ? value.replace(/, (?=[^,]*$)/, '，').replace(': ', '：') : value

/** What registers write in words that we know. */
const REGISTER_WORDS: Partial<Record<Proof['label'], (language: ReportLanguage, value: string) => string>> = {
  status: stateIn,
  taxKind: taxIn,
  message: messageIn,
  subject: subjectIn,
  country: countryIn,
  list: sampleIn,
}

/** The value of a proof in the reader's language; names, numbers and quotes of registers stay as they are. */
export function valueIn(language: ReportLanguage, proof: Proof): string | number {
  const value = readableValue(proof)
  if (typeof value !== 'string') return value
  const translate = language === 'ru' ? undefined : REGISTER_WORDS[proof.label]
  const translated = translate ? translate(language, value) : value
  if (COMPOSED.has(proof.label)) return withMarks(withDay(translated, language), language)
  if (translate || language === 'ru') return translated
  if (proof.label === 'person') return value.replace(BOUND, (_all, kind: string) => `: ${ENCUMBRANCES[kind]?.[language === 'en' ? 0 : 1]}`)
  return OWN_WORDS[proof.label]?.[value]?.[language === 'en' ? 0 : 1] ?? value
}
