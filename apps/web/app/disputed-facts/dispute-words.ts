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

/** Path from which the document of a dispute is downloaded. */
export const documentPath = ({ id }: Pick<DisputedFact, 'id'>): string => `/api/v1/disputed-facts/${id}/document/`
