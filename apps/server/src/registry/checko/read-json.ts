// Reads values from the JSON of the Checko API (a commercial aggregator of company data). The types of its values vary: a number may come as text, an
// empty object as `[]`. All such cases are handled here.

import { possibleDay, pastDay as toPastDay } from '../import/formats/extracts/checks.ts'
import { isMissingValue } from '../import/xml/xml-tree.ts'
import { parseKopecks } from '../money.ts'

/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object; none for anything else (the API may send an empty object as `[]` or null) and for a restricted one. */
export function readFields(value: unknown): JsonObject {
  return isObject(value) && value.ОгрДоступ !== true ? value : {}
}

/** Whether access to this element is restricted by law (`ОгрДоступ`): its content is unknown, not absent. */
export const isRestricted = (value: unknown): boolean => isObject(value) && value.ОгрДоступ === true

/** Number of restricted elements in a list or single value. */
export const countRestricted = (value: unknown): number => (Array.isArray(value) ? value : [value]).filter(isRestricted).length

/** Elements of a list; a single object counts as one, anything else as none. Restricted elements are omitted. */
export function readList(value: unknown): JsonObject[] {
  const elements = Array.isArray(value) ? value : [value]
  return elements.filter((element): element is JsonObject => isObject(element) && Object.keys(element).length > 0 && !isRestricted(element))
}

/** Trimmed text; a number becomes digits; undefined for an empty text, a placeholder such as «НЕТ» (none), and other types. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed === '' || isMissingValue(trimmed) ? undefined : trimmed
}

/** Texts of a list of strings; one string counts as a list of one. */
export function readTexts(value: unknown): string[] {
  const elements = Array.isArray(value) ? value : [value]
  return elements.flatMap((element) => readText(element) ?? [])
}

/** The day of `2026-11-20` or `2026-11-20T…`; undefined for anything else and for a day that does not exist or is before 1901 (a placeholder). */
export function readDay(value: unknown): string | undefined {
  const match = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value.trim()) : null
  return possibleDay(match?.[1])
}

/** A day up to `today` (YYYY-MM-DD); undefined for a future one. */
export const readPastDay = (value: unknown, today: string): string | undefined => toPastDay(readDay(value), today)

/** Kopecks from rubles as a number or text. */
export const readKopecks = (value: unknown): number | undefined => parseKopecks(readText(value))

/** A number, also when it comes as text. */
export function readNumber(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}

/** A boolean; undefined for anything else, which means that the source did not say. */
export const readFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** A link that may be shown: only http and https. */
export function readLink(value: unknown): string | undefined {
  const address = readText(value)
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The same object without undefined values: stored blocks leave absent fields out. */
export function omitUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Defined<T>
}
