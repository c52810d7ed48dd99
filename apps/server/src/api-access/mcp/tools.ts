// The tools for AI assistants: each calls operations of the site as a page does, and returns what a model needs of them.
import { COMPARED_MAX, COMPARED_MIN } from '@sverka/contract/company-card/comparison.rules'
import { type ReportLanguage, reportLanguages } from '@sverka/contract/company-card/reliability'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Call } from '@sverka/contract/web-host'
import { refuseField } from '../../platform/errors.ts'
import type { ToolName } from './tool-outputs.ts'

export interface Tool {
  readonly name: ToolName
  readonly title: string
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly properties: Readonly<Record<string, object>>; readonly required: string[] }
  readonly run: (call: Call, given: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>
}

/** Companies in one answer of the search. */
const FOUND_MAX = 20
/** Characters of a text parameter, and items of a list before it is examined. */
const TEXT_MAX = 200

const number = { type: 'string', description: 'INN (10 or 12 digits) or OGRN (13 or 15 digits)' }
const language = { type: 'string', enum: reportLanguages, description: 'Language of the findings; Russian by default' }

/** A number in digits, given as a string or not. Objects may have no string form at all. */
const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function readText(given: Readonly<Record<string, unknown>>, name: string): string {
  const value = given[name]
  if (typeof value !== 'string' || value.length > TEXT_MAX || value.trim() === '') return refuseField(name, 'required')
  return value.trim()
}

const readLanguage = (given: Readonly<Record<string, unknown>>): ReportLanguage => reportLanguages.find((one) => one === given.lang) ?? 'ru'

const findCompany: Tool = {
  name: 'find_company',
  title: 'Find a company or sole trader',
  description:
    'Finds Russian companies and sole traders by name, INN, OGRN, head or activity. Answers with numbers to be given to the other tools.',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', maxLength: TEXT_MAX }, limit: { type: 'integer', minimum: 1, maximum: FOUND_MAX } },
    required: ['query'],
  },
  run: async (call, given) => {
    const limit = given.limit ?? FOUND_MAX
    if (!isWritten(limit)) refuseField('limit', 'not_whole')
    const size = Math.min(FOUND_MAX, Math.max(1, Math.trunc(Number(limit)) || 1))
    const asked = { query: readText(given, 'query'), page_size: size }
    const { count, count_exact: exact = true, complete, numbers, result } = await call('GET /api/v1/company-search/', { query: asked })
    return { count, count_exact: exact, complete, numbers, companies: result }
  },
}

const fetchCard = (call: Call, query: string, lang: ReportLanguage) => call('GET /api/v1/company-card/', { query: { query, lang } })

const readCard: Tool = {
  name: 'read_card',
  title: 'Read the card of a company',
  description:
    'Everything that the registers say of one company: state, head, founders, address, capital, accounts by year, counts of court cases, enforcement, contracts; each block with source and day.',
  inputSchema: { type: 'object', properties: { number, lang: language }, required: ['number'] },
  run: async (call, given) => ({ ...(await fetchCard(call, readText(given, 'number'), readLanguage(given))) }),
}

const toFinding = ({ source, counted_with = null, ...factor }: Factor) => {
  const { code, group, polarity, title, fact, explanation, points, counted, evidence, as_of } = factor
  return { code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, source: source.name, as_of }
}

const readReport: Tool = {
  name: 'read_report',
  title: 'Read the reliability report of a company',
  description:
    'What was found for and against one company, each as one sentence, with proof, source and day, the verdict for each kind of deal with its reasons and what is missing, and how many factors were not checked. It is no credit rating.',
  inputSchema: { type: 'object', properties: { number, lang: language }, required: ['number'] },
  run: async (call, given) => {
    const asked = { query: { query: readText(given, 'number'), lang: readLanguage(given) } }
    const { factors, ...report } = await call('GET /api/v1/reliability/', asked)
    return { ...report, findings: factors.filter(({ state }) => state === 'found').map(toFinding) }
  },
}

const compareCompanies: Tool = {
  name: 'compare_companies',
  title: 'Compare companies side by side',
  description: `The comparison of the site: state, age, head, five years of accounts, ratios, staff, claims, enforcement, tax debts and the verdict for one purpose of ${COMPARED_MIN} to ${COMPARED_MAX} companies side by side. Null: not known, never zero.`,
  inputSchema: {
    type: 'object',
    properties: {
      numbers: { type: 'array', items: number, minItems: COMPARED_MIN, maxItems: COMPARED_MAX },
      purpose: { type: 'string', enum: purposes, description: 'Kind of deal the verdict is for; prepayment by default' },
      lang: language,
    },
    required: ['numbers'],
  },
  run: async (call, given) => {
    const named: readonly unknown[] = Array.isArray(given.numbers) ? given.numbers : []
    // The same company may be repeated, up to a limit.
    if (named.length > TEXT_MAX) refuseField('numbers', 'not_two_to_five')
    if (!named.every(isWritten)) refuseField('numbers', 'not_whole')
    const numbers = [...new Set(named.map((one) => parseTypedNumber(String(one).slice(0, TEXT_MAX))))]
    if (numbers.length < COMPARED_MIN || numbers.length > COMPARED_MAX) refuseField('numbers', 'not_two_to_five')
    const purpose = purposes.find((one) => one === given.purpose)
    const query = { number__in: numbers, lang: readLanguage(given), ...(purpose ? { purpose } : {}) }
    const { result, unknown } = await call('GET /api/v1/company-comparison/', { query })
    return { companies: result, unknown }
  },
}

export const tools: readonly Tool[] = [findCompany, readCard, readReport, compareCompanies]
