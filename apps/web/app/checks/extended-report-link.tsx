// Link to the form that orders an extended report on a company (the full report with connections, ratios, events and a comparison).
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { makingMessages } from './making.messages.ts'

/** `numbers`: taxpayer or registration numbers. The report is about the first company; the others are compared with it. */
export function ExtendedReportLink({ numbers }: { numbers: readonly string[] }) {
  const { extendedTitle } = useMessages(makingMessages)
  return (
    <ButtonLink to={`/extended-report?${new URLSearchParams(numbers.map((number) => ['company', number]))}`}>{extendedTitle}</ButtonLink>
  )
}
