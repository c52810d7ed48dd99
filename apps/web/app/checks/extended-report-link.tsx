// Link to an extended report about a company, with the companies to compare it with.
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { makingMessages } from './making.messages.ts'

/** The report is about the first company; the others are compared with it. */
export function ExtendedReportLink({ numbers }: { numbers: readonly string[] }) {
  const { extendedTitle } = useMessages(makingMessages)
  return (
    <ButtonLink to={`/extended-report?${new URLSearchParams(numbers.map((number) => ['company', number]))}`}>{extendedTitle}</ButtonLink>
  )
}
