// Formats the value of a piece of evidence for the reader: names not in capitals, recognized words of registers in the reader's language.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { sampleIn, taxIn } from '@sverka/contract/company-card/register-values.russian.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { formatIn } from '@sverka/contract/formats.rules'
import type { Proof } from '../rules/evidence.ts'
import { countryIn, messageIn, stateIn, subjectIn } from './register-wordings.ts'

/** Labels of evidence that begins with the name of a person or an organisation. */
const PARTIES: ReadonlySet<Proof['label']> = new Set(['person', 'company', 'before', 'customer', 'plaintiff', 'predecessor', 'successor'])

/** A person's name in capitals, alone or before a remark. */
const PERSON_IN_CAPITALS = /^[А-ЯЁ][А-ЯЁ-]+(?: [А-ЯЁ][А-ЯЁ-]*)+(?=$|[,:])/

/** Labels of evidence with an authority or a country in capitals among numbers and names in Latin letters. */
const WITH_CAPITALS: ReadonlySet<Proof['label']> = new Set(['license', 'inspection', 'country'])
const CAPITALS = /[А-ЯЁ]{3,}(?: [А-ЯЁ]+)*/g

const readableParty = (value: string): string =>
  /["«]/.test(value) ? readableName(value) : value.replace(PERSON_IN_CAPITALS, readablePerson)

/** The value with names in usual case, in its own language; numbers unchanged. */
export function readableValue({ label, value }: Proof): string | number {
  if (typeof value !== 'string') return value
  if (label === 'owner') return readableName(value)
  if (WITH_CAPITALS.has(label)) return value.replace(CAPITALS, readableName)
  return PARTIES.has(label) ? readableParty(value) : value
}

/** Kinds of numbers by which a company was found in a list: ИНН is the taxpayer number, ОГРН the state registration number. */
const NUMBERS: Readonly<Record<string, readonly [en: string, zh: string]>> = { ИНН: ['INN', '税号'], ОГРН: ['OGRN', 'OGRN'] }

/** Categories of the register of small business. */
const SIZES: typeof NUMBERS = {
  Микропредприятие: ['Micro-enterprise', '微型企业'],
  'Малое предприятие': ['Small enterprise', '小型企业'],
  'Среднее предприятие': ['Medium-sized enterprise', '中型企业'],
}

/** Encumbrances of a share, as extracts write them after the name of its owner. */
const ENCUMBRANCES: typeof NUMBERS = { ЗАЛОГ: ['pledge', '质押'], 'ИНОЕ ОБРЕМЕНЕНИЕ': ['other encumbrance', '其他权利负担'] }
const ENCUMBRANCE_AT_END = /: (ЗАЛОГ|ИНОЕ ОБРЕМЕНЕНИЕ)$/

/** Translations of words that our own factors put into evidence, by label. */
const OWN_WORDS: Partial<Record<Proof['label'], typeof NUMBERS>> = { matched: NUMBERS, category: SIZES }

/** The ISO day at the end of a remark in the date format of the language. */
const withDay = (value: string, language: ReportLanguage): string =>
  value.replace(/(?<=, )\d{4}-\d{2}-\d{2}$/, (day) => formatIn(language).date(day))

/** Labels of evidence that factors compose of several values, separated by «, » and «: ». */
const COMPOSED: ReadonlySet<Proof['label']> = new Set(['license', 'inspection', 'country', 'list'])

/** Uses the full-width punctuation of Chinese. Only the last comma and the first colon: a name before them keeps its own, as in «CO., LTD». */
const withPunctuation = (value: string, language: ReportLanguage): string =>
  language === 'zh-CN' ? value.replace(/, (?=[^,]*$)/, '，').replace(': ', '：') : value

/** Translators of wordings that registers use, by label. */
const REGISTER_WORDS: Partial<Record<Proof['label'], (language: ReportLanguage, value: string) => string>> = {
  status: stateIn,
  taxKind: taxIn,
  message: messageIn,
  subject: subjectIn,
  country: countryIn,
  list: sampleIn,
}

/** The value in the reader's language; names, numbers and unknown wordings stay as they are. */
export function valueIn(language: ReportLanguage, proof: Proof): string | number {
  const value = readableValue(proof)
  if (typeof value !== 'string') return value
  const translate = language === 'ru' ? undefined : REGISTER_WORDS[proof.label]
  const translated = translate ? translate(language, value) : value
  if (COMPOSED.has(proof.label)) return withPunctuation(withDay(translated, language), language)
  if (translate || language === 'ru') return translated
  if (proof.label === 'person')
    return value.replace(ENCUMBRANCE_AT_END, (_all, kind: string) => `: ${ENCUMBRANCES[kind]?.[language === 'en' ? 0 : 1]}`)
  return OWN_WORDS[proof.label]?.[value]?.[language === 'en' ? 0 : 1] ?? value
}
