// The way to an extended report of a company, with those that stand beside it.
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { makingMessages } from './making.messages.ts'

/** The first is reported on, the others stand beside it. */
export function ExtendedReportLink({ numbers }: { numbers: readonly string[] }) {
  const { extendedTitle } = useMessages(makingMessages)
  return (
    <ButtonLink to={`/extended-report?${new URLSearchParams(numbers.map((number) => ['company', number]))}`}>{extendedTitle}</ButtonLink>
  )
}
