// Encodes loader data in the router's format; ours are plain JSON, so one pass is enough.

/** Values that are not JSON, by their codes. */
const UNDEFINED = -7
const NULL = -5
const MINUS_ZERO = -4

/**
 * One line in the turbo-stream format: a list whose first entry is the root; objects and arrays refer to entries by index, and
 * equal values share one. Throws on values that are not JSON (promises, dates, functions), so that nothing arrives changed.
 */
export function encodeState(root: object): string {
  const places = new Map<unknown, number>()
  const values: unknown[] = []
  const placeValue = (value: unknown): number => {
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    if (Object.is(value, -0)) return MINUS_ZERO
    const known = places.get(value)
    if (known !== undefined) return known
    const place = values.length
    values.push(value)
    places.set(value, place)
    return place
  }
  placeValue(root)
  let text = '['
  // The list grows while it is written: an entry is written after all earlier references.
  for (let place = 0; place < values.length; place += 1) text += (place === 0 ? '' : ',') + encodeEntry(values[place], placeValue)
  return `${text}]`
}

function encodeEntry(value: unknown, placeValue: (value: unknown) => number): string {
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(placeValue).join(',')}]`
  if (isPlain(value)) return encodeObject(value, placeValue)
  throw new TypeError(`a page's data must be JSON, not ${Object.prototype.toString.call(value)}`)
}

function encodeObject(value: object, placeValue: (value: unknown) => number): string {
  let text = '{'
  for (const [key, held] of Object.entries(value)) text += `${text === '{' ? '' : ','}"_${placeValue(key)}":${placeValue(held)}`
  return `${text}}`
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
