// Reads untyped answers of the Checko API; all special cases of its types are handled here.

import { possibleDay, pastDay as toPastDay } from '../import/formats/extracts/checks.ts'
import { saysNothing } from '../import/xml/xml-tree.ts'
import { parseKopecks } from '../money.ts'

export type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object's fields. An empty object may arrive as `[]`, null or not at all; a restricted one hides its fields. */
export function fields(value: unknown): Fields {
  return isObject(value) && value.ОгрДоступ !== true ? value : {}
}

/** True when the register restricts access to this element, so that its absence says nothing. */
export const isRestricted = (value: unknown): boolean => isObject(value) && value.ОгрДоступ === true

/** Number of elements that say only that access is restricted. */
export const countRestricted = (value: unknown): number => (Array.isArray(value) ? value : [value]).filter(isRestricted).length

/** Elements of a list; a single object counts as one, anything else as none. Restricted elements are omitted. */
export function list(value: unknown): Fields[] {
  const elements = Array.isArray(value) ? value : [value]
  return elements.filter((element): element is Fields => isObject(element) && Object.keys(element).length > 0 && !isRestricted(element))
}

/** Trimmed text; numbers become digits; empty texts and placeholders for «none» are absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed === '' || saysNothing(trimmed) ? undefined : trimmed
}

/** Texts of a list of strings; one string counts as a list of one. */
export function texts(value: unknown): string[] {
  const elements = Array.isArray(value) ? value : [value]
  return elements.flatMap((element) => text(element) ?? [])
}

/** `2026-11-20`, also with a time after it; an impossible day is absent. */
export function day(value: unknown): string | undefined {
  const match = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(value.trim()) : null
  return possibleDay(match?.[1])
}

/** A day in the past; a future one is absent. */
export const pastDay = (value: unknown, today: string): string | undefined => toPastDay(day(value), today)

/** Rubles as a number or a string with a dot → kopecks. */
export const kopecks = (value: unknown): number | undefined => parseKopecks(text(value))

/** A number, also when it comes as text. */
export function number(value: unknown): number | undefined {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}

/** Yes or no; anything else is «not said». */
export const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined)

/** A link that may be shown: https or http only. */
export function link(value: unknown): string | undefined {
  const address = text(value)
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The same object without absent values, as blocks keep it. */
export function withoutAbsent<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Defined<T>
}
