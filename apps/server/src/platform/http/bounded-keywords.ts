// Replaces keywords of Ajv (the JSON Schema validator) whose cost grows with the input by ones that stop at the schema's declared limits.
import { _, type Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import addFormats, { type FormatName } from 'ajv-formats'
import { withAsciiDomain } from '../mail/address.ts'

/** Wrong items after which the check of a list stops. A form shows a message at each wrong line; twenty are enough to correct it. */
const WRONG_ITEMS_MAX = 20
/** Longest text with a format: dates, identifiers and e-mail addresses are shorter. */
const FORMAT_MAX = 320

/**
 * Replaces `items`, `uniqueItems` and `pattern`, and adds the named formats. A list longer than `maxItems`, or a text longer than `maxLength`,
 * gets only the error of that limit.
 */
export function boundKeywords(ajv: Ajv, formats: Iterable<FormatName>): Ajv {
  for (const keyword of ['items', 'uniqueItems', 'pattern']) ajv.removeKeyword(keyword)
  ajv.addKeyword({
    keyword: 'items',
    type: 'array',
    schemaType: 'object',
    compile: (items, { maxItems }) => eachItem(ajv.compile(items), maxItems),
  })
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    compile:
      (mustBeUnique, { maxItems }) =>
      (list: readonly unknown[]) =>
        !mustBeUnique || isBeyond(list, maxItems) || areUnique(list),
  })
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: { message: 'must match the pattern', params: ({ schemaCode }) => _`{pattern: ${schemaCode}}` },
    compile: (pattern, { maxLength }) => {
      const expression = new RegExp(pattern, 'u')
      return (text: string) => isTooLong(text, maxLength) || expression.test(text)
    },
  })
  for (const name of formats) {
    const format = addFormats.default.get(name)
    ajv.addFormat(
      name,
      (text: string) => text.length <= FORMAT_MAX && matchesFormat(format, name === 'email' ? withAsciiDomain(text) : text),
    )
  }
  return ajv
}

const isBeyond = (list: readonly unknown[], limit = Number.POSITIVE_INFINITY): boolean => list.length > limit

/** Whether a text certainly exceeds `maxLength`, which counts code points: each takes up to two UTF-16 units, which `length` counts. */
const isTooLong = (text: string, limit = Number.POSITIVE_INFINITY): boolean => text.length > 2 * limit

/** Items are compared as JSON in one pass; the contract has no long lists of unique items. */
const areUnique = (list: readonly unknown[]): boolean => new Set(list.map((item) => JSON.stringify(item))).size === list.length

function eachItem(check: ValidateFunction, maxItems: number | undefined): SchemaValidateFunction {
  const checkAll: SchemaValidateFunction = (list: unknown[], cxt?: DataValidationCxt): boolean => {
    checkAll.errors = []
    if (isBeyond(list, maxItems)) return true
    let wrong = 0
    for (let at = 0; at < list.length && wrong < WRONG_ITEMS_MAX; at += 1) {
      const { instancePath = '', rootData = {} } = cxt ?? {}
      const isRight = check(list[at], {
        instancePath: `${instancePath}/${at}`,
        parentData: list,
        parentDataProperty: at,
        rootData,
        dynamicAnchors: {},
      })
      if (isRight) continue
      wrong += 1
      checkAll.errors.push(...(check.errors as ErrorObject[]))
    }
    return wrong === 0
  }
  return checkAll
}

/** Each format of ajv-formats is a regular expression, a function, or an object with one of them in `validate`. */
function matchesFormat(format: unknown, text: string): boolean {
  if (format instanceof RegExp) return format.test(text)
  if (typeof format === 'function') return format(text) === true
  return matchesFormat((format as { readonly validate: unknown }).validate, text)
}
