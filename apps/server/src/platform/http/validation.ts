// Checks input against the contract's schemas: texts of addresses are converted, bodies never; answers name field and reason.

import type { Operation } from '@sverka/contract/http'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FieldErrors } from '../errors.ts'
import { unstorable } from './storable.ts'

type Part = 'params' | 'query' | 'body'

/** Russian messages by JSON Schema keyword; the machine code is the keyword. */
const MESSAGES: Record<string, (error: ErrorObject) => string> = {
  required: () => 'Заполните это поле.',
  type: (error) => `Ожидается ${TYPES[String(error.params.type)] ?? 'другое значение'}.`,
  minLength: (error) => `Не меньше ${counted(error.params.limit, 'символа', 'символов')}.`,
  maxLength: (error) => `Не больше ${counted(error.params.limit, 'символа', 'символов')}.`,
  minimum: (error) => `Не меньше ${error.params.limit}.`,
  maximum: (error) => `Не больше ${error.params.limit}.`,
  format: (error) => (error.params.format === 'email' ? 'Введите адрес почты.' : 'Неверный вид значения.'),
  pattern: () => 'Неверный вид значения.',
  maxItems: (error) => `Не больше ${counted(error.params.limit, 'значения', 'значений')}.`,
}

const RUSSIAN = new Intl.PluralRules('ru')

/** A number with its noun in the genitive: «1 символа», «8 символов». */
const counted = (count: number, one: string, many: string): string => `${count} ${RUSSIAN.select(count) === 'one' ? one : many}`

const TYPES: Record<string, string> = { integer: 'целое число', number: 'число', string: 'текст', boolean: 'да или нет', array: 'список' }

/** Returns messages by field, or null when all parts hold. Converts and fills defaults in place. */
export type Validator = (parts: Partial<Record<Part | 'files', unknown>>) => FieldErrors | null

/** One per process: compiled schemas are kept by the Ajv instances. */
export function validators(): (operation: Operation) => Validator {
  const options = { allErrors: true, useDefaults: true, strict: false, removeAdditional: false } as const
  const strict = withFormats(new Ajv(options))
  const converting = withFormats(new Ajv({ ...options, coerceTypes: true }))
  return (operation) => {
    const checks: [Part, ValidateFunction][] = []
    if (operation.params) checks.push(['params', converting.compile(operation.params)])
    if (operation.query) checks.push(['query', converting.compile(operation.query)])
    const body = operation.body && strict.compile(operation.body)
    // A multipart body is all text, so its numbers and lists are converted as those of an address are.
    const multipartBody = operation.body && operation.files && converting.compile(operation.body)
    return (parts) => {
      const found: FieldErrors = {}
      const bodyCheck = parts.files === undefined ? body : multipartBody
      const all = bodyCheck ? [...checks, ['body', bodyCheck] as const] : checks
      for (const [part, check] of all) {
        if (check(parts[part])) refuseUnstorable(found, parts[part])
        else collect(found, part, check.errors ?? [])
      }
      return Object.keys(found).length > 0 ? found : null
    }
  }
}

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv)
  ajv.addKeyword('x-list')
  return ajv
}

/** One message a field, the first; a parameter of an address is named as it was sent, whichever of its values is wrong. */
function collect(found: FieldErrors, part: Part, problems: ErrorObject[]): void {
  for (const problem of problems) {
    const missing = problem.keyword === 'required' ? `/${problem.params.missingProperty}` : ''
    const path = `${problem.instancePath}${missing}`.slice(1).split('/')
    const field = (part === 'body' ? path.join('.') : path[0]) || 'body'
    const message = MESSAGES[problem.keyword]?.(problem) ?? 'Неверное значение.'
    found[field] ??= [{ code: problem.keyword, message }]
  }
}

const UNSTORABLE = {
  characters: { code: 'characters', message: 'Уберите недопустимые символы.' },
  number: { code: 'type', message: 'Слишком большое число.' },
}

function refuseUnstorable(found: FieldErrors, part: unknown): void {
  for (const [field, wrong] of unstorable(part)) found[field || 'body'] = [UNSTORABLE[wrong]]
}

/**
 * The query as the schema expects it: `x__in=1,2` and repeated `x__in` become lists, an empty parameter is an absent one,
 * and any other parameter given twice stays a list, which its schema does not accept (a repeated key must not slip past a check).
 */
export function readQuery(operation: Operation, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = (operation.query as { properties?: Record<string, Record<string, unknown>> } | undefined)?.properties ?? {}
  const query: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const value = raw[name]
    if (value === undefined || value === '') continue
    query[name] = schema['x-list'] ? [value].flat().flatMap((text) => String(text).split(',').filter(Boolean)) : value
  }
  return query
}
