// Texts about a disputed fact in the reader's language: for the company's card, the pages of disputed facts and the staff's queue.
import type { DisputableFact, DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { singleFacts } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { disputedMessages } from './disputed-facts.messages.ts'

type Fact = Pick<DisputableFact, 'kind' | 'record' | 'what' | 'sum' | 'on'>

/**
 * Returns a function that names a fact by its kind and number, subject and sum, such as «Производство 60318/26/71024-ИП, госпошлина, 70 000 ₽»
 * (an enforcement proceeding for an unpaid state fee).
 */
export function useFactWords(): (fact: Fact) => string {
  const { kinds } = useMessages(disputedMessages)
  const format = useFormat()
  return ({ kind, record, what, sum, on }) => {
    // A company has a fact of `singleFacts` only once, without a number. Bankruptcy messages have technical keys instead; their day is shown.
    const hasNumber = !(kind in singleFacts) && kind !== 'bankruptcy'
    const name = hasNumber ? `${kinds[kind]} ${record}` : kinds[kind]
    const day = kind === 'bankruptcy' && on ? format.date(on) : null
    return [name, what, sum === null ? null : format.money(sum), day].filter(Boolean).join(', ')
  }
}

/** Returns a function that gives the name of a source by its code, with the day of its data if there is one (`asOf`, YYYY-MM-DD). */
export function useSourceWords(): (source: string, asOf: string | null) => string {
  const texts = useMessages(disputedMessages)
  const format = useFormat()
  return (source, asOf) => {
    const name = texts.sources[source] ?? source
    return asOf ? texts.asOf(name, format.date(asOf)) : name
  }
}

/** The beginning and the end of a SHA-256, enough to compare by eye: `3f9a 17c2 … 88e0`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`

/** Path from which the document of a dispute is downloaded. */
export const documentPath = ({ id }: Pick<DisputedFact, 'id'>): string => `/api/v1/disputed-facts/${id}/document/`

const KILOBYTE = 1024

/** Whole kilobytes of a size in bytes; at least 1. */
export const kilobytes = (size: number): number => Math.max(1, Math.round(size / KILOBYTE))
