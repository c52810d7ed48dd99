// Note below a block of the company card: the source of its facts and the day that they describe.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { cardMessages } from './company-card.messages.ts'
import { useCompany } from './use-company.ts'

/** `block` is its key in the company's `provenance`; nothing is shown for a block that was never requested. */
export function SourceNote({ block = 'register' }: { block?: string }) {
  const texts = useMessages(cardMessages)
  const format = useFormat()
  const origin = useCompany().provenance[block]
  if (!origin) return null
  const name = texts.sources[origin.source] ?? origin.source
  return <>{origin.as_of ? texts.sourceAsOf(name, format.date(origin.as_of), origin.example) : texts.source(name, origin.example)}</>
}
