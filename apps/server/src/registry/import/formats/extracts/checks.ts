// Checks of days and numbers in the records that an import reads from files of the state registers.
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { RecordRefused } from '../../import-errors.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'

/** Whether the text is YYYY-MM-DD and the day exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const match = /^\d{4}-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [month, day] = [Number(match[1]), Number(match[2])]
  if (month < 1 || month > 12 || day < 1) return false
  // Only days above 28 need the calendar.
  return day <= 28 || new Date(`${text}T00:00:00Z`).getUTCDate() === day
}

/** 1900-01-01 stands for «no day» in many programs; nothing relevant is older. */
const EARLIEST_DAY = '1901-01-01'

/** The day if it exists and is not before 1901, possibly in the future; else undefined. */
export const possibleDay = (text: string | undefined): string | undefined =>
  text !== undefined && isDay(text) && text >= EARLIEST_DAY ? text : undefined

/** The day if it exists and is neither before 1901 nor after `asOf`, the day of the extract; else undefined. */
export const pastDay = (text: string | undefined, asOf: string): string | undefined => {
  const day = possibleDay(text)
  return day !== undefined && day <= asOf ? day : undefined
}

/** An attribute with a day (YYYY-MM-DD). Throws RecordRefused if it is missing or invalid. */
export function requiredDay(element: XmlElement, attribute: string): string {
  const value = element.attr(attribute)
  if (!value) throw new RecordRefused(`no ${attribute}`)
  if (!isDay(value)) throw new RecordRefused(`${attribute} "${value.slice(0, 30)}" is not a day`)
  return value
}

/**
 * An attribute with a day in the form of the tax service's open data (`31.12.2023`), as YYYY-MM-DD. Throws RecordRefused if it is missing or invalid.
 */
export function requiredRussianDay(element: XmlElement, attribute: string): string {
  const value = element.attr(attribute)
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value ?? '')
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : ''
  if (!isDay(day)) throw new RecordRefused(value ? `${attribute} "${value.slice(0, 30)}" is not a day` : `no ${attribute}`)
  return day
}

/**
 * An attribute with an ИНН (taxpayer number) or ОГРН (registration number) of this many digits. Throws RecordRefused if it is missing or its length
 * or check digits are wrong.
 */
export function requiredNumber(element: XmlElement, attribute: string, digits: number): string {
  const value = element.attr(attribute)
  if (!value) throw new RecordRefused(`no ${attribute}`)
  if (value.length !== digits || !isIdentifierValid(value)) throw new RecordRefused(`${attribute} ${value.slice(0, 30)} is not valid`)
  return value
}
