// What every record must have before it may enter the register.
import { identifierHolds } from '@sverka/contract/identifiers/identifiers'
import { RecordRefused } from '../../refused.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'

/** A day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  const match = /^\d{4}-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [month, day] = [Number(match[1]), Number(match[2])]
  if (month < 1 || month > 12 || day < 1) return false
  // Only the ends of months need the calendar.
  return day <= 28 || new Date(`${text}T00:00:00Z`).getUTCDate() === day
}

/** 1900-01-01 is what programs write for no day at all; nothing that counts today is older. */
const EARLIEST_DAY = '1901-01-01'

/** A day that may be one of today's companies', also a coming one; undefined for what cannot have been. */
export const possibleDay = (text: string | undefined): string | undefined =>
  text !== undefined && isDay(text) && text >= EARLIEST_DAY ? text : undefined

/** A day on which something had happened when the extract was made; undefined for what cannot have been. */
export const pastDay = (text: string | undefined, asOf: string): string | undefined => {
  const day = possibleDay(text)
  return day !== undefined && day <= asOf ? day : undefined
}

/** An ISO day attribute. Throws RecordRefused when it is missing or no day. */
export function requiredDay(element: XmlElement, attribute: string): string {
  const value = element.attr(attribute)
  if (!value) throw new RecordRefused(`no ${attribute}`)
  if (!isDay(value)) throw new RecordRefused(`${attribute} "${value.slice(0, 30)}" is not a day`)
  return value
}

/** `31.12.2023` of the open data sets → `2023-12-31`. Throws RecordRefused. */
export function requiredRussianDay(element: XmlElement, attribute: string): string {
  const value = element.attr(attribute)
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(value ?? '')
  const day = match ? `${match[3]}-${match[2]}-${match[1]}` : ''
  if (!isDay(day)) throw new RecordRefused(value ? `${attribute} "${value.slice(0, 30)}" is not a day` : `no ${attribute}`)
  return day
}

/** An identifier attribute of the given length whose check digits hold. Throws RecordRefused. */
export function requiredNumber(element: XmlElement, attribute: string, digits: number): string {
  const value = element.attr(attribute)
  if (!value) throw new RecordRefused(`no ${attribute}`)
  if (value.length !== digits || !identifierHolds(value)) throw new RecordRefused(`${attribute} ${value.slice(0, 30)} is not valid`)
  return value
}
