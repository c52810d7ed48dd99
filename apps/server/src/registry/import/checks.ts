// What every record must have before it may enter the register.
import { identifierHolds } from '@sverka/contract/identifiers'
import { RecordRefused } from './refused.ts'
import type { XmlElement } from './xml-tree.ts'

/** A day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
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
