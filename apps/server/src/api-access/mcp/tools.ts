// The tools that AI assistants may call over the Model Context Protocol (MCP). Each calls the site's own HTTP operations, as a page does, and
// returns the parts of their answers that a language model needs. INN is a taxpayer number, OGRN a registration number.
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
  /** Throws a refusal for wrong parameters, which the assistant gets as an error with its code. */
  readonly run: (call: Call, parameters: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>
}

/** Most companies in one answer of the search. */
const FOUND_MAX = 20
/** Most characters of a text parameter, and most items of a list parameter before duplicates are removed. */
const TEXT_MAX = 200

const numberSchema = { type: 'string', description: 'INN (10 or 12 digits) or OGRN (13 or 15 digits)' }
const languageSchema = { type: 'string', enum: reportLanguages, description: 'Language of the findings; Russian by default' }

/** True for a value that can be read as a number: converting an object to a string may throw. */
const isStringOrNumber = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The parameter without outer blanks; throws a field error if it is missing, too long or not text. */
function readText(parameters: Readonly<Record<string, unknown>>, name: string): string {
  const value = parameters[name]
  if (typeof value !== 'string' || value.length > TEXT_MAX || value.trim() === '') return refuseField(name, 'required')
  return value.trim()
}

const readLanguage = (parameters: Readonly<Record<string, unknown>>): ReportLanguage =>
  reportLanguages.find((language) => language === parameters.lang) ?? 'ru'

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
  run: async (call, parameters) => {
    const limit = parameters.limit ?? FOUND_MAX
    if (!isStringOrNumber(limit)) refuseField('limit', 'not_whole')
    const size = Math.min(FOUND_MAX, Math.max(1, Math.trunc(Number(limit)) || 1))
    const query = { query: readText(parameters, 'query'), page_size: size }
    const { count, count_exact: exact = true, complete, numbers, result } = await call('GET /api/v1/company-search/', { query })
    return { count, count_exact: exact, complete, numbers, companies: result }
  },
}

const fetchCard = (call: Call, query: string, lang: ReportLanguage) => call('GET /api/v1/company-card/', { query: { query, lang } })

const readCard: Tool = {
  name: 'read_card',
  title: 'Read the card of a company',
  description:
    'Everything that the registers say of one company: state, head, founders, address, capital, accounts by year, counts of court cases, enforcement, contracts; each block with source and day.',
  inputSchema: { type: 'object', properties: { number: numberSchema, lang: languageSchema }, required: ['number'] },
  run: async (call, parameters) => ({ ...(await fetchCard(call, readText(parameters, 'number'), readLanguage(parameters))) }),
}

/** A factor found about the company, with its source as text and without what only pages use. */
const toFinding = ({ source, counted_with = null, ...factor }: Factor) => {
  const { code, group, polarity, title, fact, explanation, points, counted, evidence, as_of } = factor
  return { code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, source: source.name, as_of }
}

const readReport: Tool = {
  name: 'read_report',
  title: 'Read the reliability report of a company',
  description:
    'What was found for and against one company, each as one sentence, with proof, source and day, the verdict for each kind of deal with its reasons and what is missing, and how many factors were not checked. It is no credit rating.',
  inputSchema: { type: 'object', properties: { number: numberSchema, lang: languageSchema }, required: ['number'] },
  run: async (call, parameters) => {
    const request = { query: { query: readText(parameters, 'number'), lang: readLanguage(parameters) } }
    const { factors, ...report } = await call('GET /api/v1/reliability/', request)
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
      numbers: { type: 'array', items: numberSchema, minItems: COMPARED_MIN, maxItems: COMPARED_MAX },
      purpose: { type: 'string', enum: purposes, description: 'Kind of deal the verdict is for; prepayment by default' },
      lang: languageSchema,
    },
    required: ['numbers'],
  },
  run: async (call, parameters) => {
    const sent: readonly unknown[] = Array.isArray(parameters.numbers) ? parameters.numbers : []
    // The list may repeat a company, so it may be longer than the number of companies compared.
    if (sent.length > TEXT_MAX) refuseField('numbers', 'not_two_to_five')
    if (!sent.every(isStringOrNumber)) refuseField('numbers', 'not_whole')
    const numbers = [...new Set(sent.map((value) => parseTypedNumber(String(value).slice(0, TEXT_MAX))))]
    if (numbers.length < COMPARED_MIN || numbers.length > COMPARED_MAX) refuseField('numbers', 'not_two_to_five')
    const purpose = purposes.find((purpose) => purpose === parameters.purpose)
    const query = { number__in: numbers, lang: readLanguage(parameters), ...(purpose ? { purpose } : {}) }
    const { result, unknown } = await call('GET /api/v1/company-comparison/', { query })
    return { companies: result, unknown }
  },
}

export const tools: readonly Tool[] = [findCompany, readCard, readReport, compareCompanies]
