// Validates requests against the contract's JSON Schemas. Texts of queries are converted to numbers, JSON bodies are not. Errors name the field.
import type { Operation } from '@sverka/contract/http/http'
import { VISIBLE_TEXT_PATTERN } from '@sverka/contract/http/http.rules'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FieldErrors } from '../errors.ts'
import { boundKeywords } from './bounded-keywords.ts'
import { findUnusualNumbers } from './number-texts.ts'
import { findUnstorable } from './storable.ts'

type Part = 'params' | 'query' | 'body'

/** Russian messages by JSON Schema keyword; the machine code is the keyword. */
const MESSAGES: Record<string, (error: ErrorObject) => string> = {
  required: () => FILL_IN,
  type: (error) => typeProblem(String(error.params.type)).message,
  minLength: (error) => `Не меньше ${counted(error.params.limit, 'символа', 'символов')}.`,
  maxLength: (error) => `Не больше ${counted(error.params.limit, 'символа', 'символов')}.`,
  minimum: (error) => `Не меньше ${error.params.limit}.`,
  maximum: (error) => `Не больше ${error.params.limit}.`,
  exclusiveMinimum: (error) => `Больше ${error.params.limit}.`,
  exclusiveMaximum: (error) => `Меньше ${error.params.limit}.`,
  multipleOf: (error) => `Кратное ${error.params.multipleOf}.`,
  format: (error) =>
    (FORMATS as Record<string, string>)[String(error.params.format)] ?? `Ожидается значение вида «${error.params.format}».`,
  pattern: (error) =>
    error.params.pattern === VISIBLE_TEXT_PATTERN ? FILL_IN : `Введите как в примере: «${error.parentSchema?.examples?.[0] ?? ''}».`,
  minItems: (error) => `Не меньше ${counted(error.params.limit, 'значения', 'значений')}.`,
  maxItems: (error) => `Не больше ${counted(error.params.limit, 'значения', 'значений')}.`,
  uniqueItems: () => 'Уберите повторы.',
  minProperties: () => 'Укажите хотя бы одно поле.',
  const: (error) => describeChoice([error.params.allowedValue]),
  enum: (error) => describeChoice(error.params.allowedValues),
  anyOf: (error) => describeChoice(listConstants((error.parentSchema as Branch).anyOf ?? [])),
  additionalProperties: (error) => `Уберите неизвестное поле «${error.params.additionalProperty}».`,
}

const FILL_IN = 'Заполните это поле.'

const FORMATS = {
  email: 'Введите адрес почты.',
  date: 'Введите дату как в примере: «2026-11-20».',
  'date-time': 'Введите время как в примере: «2026-11-20T09:30:00Z».',
  uuid: 'Введите номер вида «123e4567-e89b-12d3-a456-426614174000».',
}

const describeChoice = (values: readonly unknown[]): string =>
  `Допустимые значения: ${values.map((value) => (value === null ? 'пусто' : `«${value}»`)).join(', ')}.`

interface Branch {
  readonly const?: unknown
  readonly anyOf?: readonly Branch[]
  readonly type?: unknown
}

/** The constants of a union at any depth; null if the union allows it. */
const listConstants = (branches: readonly Branch[]): unknown[] =>
  branches.flatMap((branch) => {
    if (branch.anyOf) return listConstants(branch.anyOf)
    return 'const' in branch ? [branch.const] : branch.type === 'null' ? [null] : []
  })

const RUSSIAN = new Intl.PluralRules('ru')

/** A number with its noun in the Russian genitive: «1 символа» (than 1 character), «8 символов» (than 8 characters). */
const counted = (count: number, one: string, many: string): string => `${count} ${RUSSIAN.select(count) === 'one' ? one : many}`

const TYPES: Record<string, string> = {
  integer: 'целое число',
  number: 'число',
  string: 'текст',
  boolean: 'да или нет',
  array: 'список',
  object: 'набор полей',
  null: 'пустое значение',
}

const typeProblem = (expected: string) => ({ code: 'type', message: `Ожидается ${TYPES[expected] ?? 'другое значение'}.` })

/** Returns messages by field, or null if everything is valid. Changes the input: converts texts to numbers, adds default values. */
export type Validator = (parts: Partial<Record<Part | 'files', unknown>>) => FieldErrors | null

interface Check {
  readonly check: ValidateFunction
  readonly findOddNumbers: ReturnType<typeof findUnusualNumbers>
}

/** Makes the compiler of validators, once per process: its Ajv instances cache compiled schemas. */
export function createValidators(): (operation: Operation) => Validator {
  // Ajv cannot check our schemas against JSON Schema's own schema, which uses keywords that are replaced here. TypeScript checks them.
  const unchecked = { meta: false, validateSchema: false } as const
  const options = { allErrors: true, useDefaults: true, strict: false, removeAdditional: false, verbose: true, ...unchecked } as const
  const unconverted = bounded(new Ajv(options))
  const converting = bounded(new Ajv({ ...options, coerceTypes: true }))
  return (operation) => {
    const convert = (schema: object): Check => ({ check: converting.compile(schema), findOddNumbers: findUnusualNumbers(schema) })
    const checks: [Part, Check][] = []
    if (operation.params) checks.push(['params', convert(operation.params)])
    if (operation.query) checks.push(['query', convert(operation.query)])
    const body = operation.body && { check: unconverted.compile(operation.body), findOddNumbers: () => [] }
    // Multipart fields are texts, so their numbers and lists are converted as in a query.
    const multipartBody = operation.body && operation.files && convert(operation.body)
    return (parts) => {
      const found: FieldErrors = {}
      const bodyCheck = parts.files === undefined ? body : multipartBody
      const partChecks = bodyCheck ? [...checks, ['body', bodyCheck] as const] : checks
      for (const [part, { check, findOddNumbers }] of partChecks) {
        for (const [field, expected] of findOddNumbers(parts[part])) found[field] = [typeProblem(expected)]
        if (check(parts[part])) refuseUnstorable(found, parts[part])
        else collect(found, part, check.errors ?? [])
      }
      return Object.keys(found).length > 0 ? found : null
    }
  }
}

const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

const bounded = (ajv: Ajv): Ajv => boundKeywords(ajv.addKeyword('x-list'), FORMAT_NAMES)

/** Adds one message per field, the first. A query parameter has its name alone (`ids`, not `ids.1`), whichever of its values is wrong. */
function collect(found: FieldErrors, part: Part, problems: ErrorObject[]): void {
  // For a value outside a union the message lists all constants, not the first.
  const unions = new Map(problems.flatMap((problem) => (problem.keyword === 'anyOf' ? [[problem.instancePath, problem]] : [])))
  for (const problem of problems) {
    const missing = problem.keyword === 'required' ? `/${problem.params.missingProperty}` : ''
    const path = `${problem.instancePath}${missing}`.slice(1).split('/')
    const field = (part === 'body' ? path.join('.') : path[0]) || 'body'
    const reported = problem.keyword === 'const' ? (unions.get(problem.instancePath) ?? problem) : problem
    found[field] ??= [{ code: reported.keyword, message: describeProblem(reported) }]
  }
}

/** A test checks that every rule of the contract has a message. */
const describeProblem = (problem: ErrorObject): string =>
  MESSAGES[problem.keyword]?.(problem) ?? `Не выполнено правило «${problem.keyword}».`

/** Rules and formats with a message, for the test that compares them with the contract. */
export const rulesWithMessage = { rules: new Set(Object.keys(MESSAGES)), formats: new Set<string>(FORMAT_NAMES) }

const UNSTORABLE = {
  characters: { code: 'characters', message: 'Уберите недопустимые символы.' },
  number: { code: 'type', message: 'Слишком большое число.' },
  depth: { code: 'type', message: 'Слишком много уровней вложенности.' },
}

function refuseUnstorable(found: FieldErrors, part: unknown): void {
  for (const [field, wrong] of findUnstorable(part)) found[field || 'body'] = [UNSTORABLE[wrong]]
}

/**
 * The declared parameters of a query in the schema's form. `x__in=1,2` and a repeated `x__in` become lists. An empty parameter counts as absent.
 * Any other parameter that is repeated stays a list, which its schema refuses: a repeated key must not evade a check.
 */
export function readQuery(operation: Operation, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = (operation.query as { properties?: Record<string, Record<string, unknown>> } | undefined)?.properties ?? {}
  const query: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const value = raw[name]
    if (value === undefined || value === '') continue
    const parsed = schema['x-list'] ? listValues([value].flat(), Number(schema.maxItems ?? Number.POSITIVE_INFINITY)) : value
    // A list parameter of commas alone counts as absent too.
    if (!Array.isArray(parsed) || parsed.length > 0) query[name] = parsed
  }
  return query
}

/** The values between commas. Reading stops at one value more than allowed, for which the schema refuses the list. */
function listValues(texts: readonly unknown[], maxItems: number): string[] {
  const values: string[] = []
  for (const text of texts.map(String)) {
    for (let from = 0; from <= text.length && values.length <= maxItems; ) {
      const comma = text.indexOf(',', from)
      const end = comma === -1 ? text.length : comma
      if (end > from) values.push(text.slice(from, end))
      from = end + 1
    }
  }
  return values
}
