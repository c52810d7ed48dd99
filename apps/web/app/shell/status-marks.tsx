// Marks of a company's status in the state register: a badge, the day of an old extract, and the procedure under way, such as liquidation.
import type { CompanyStatus } from '@sverka/contract/company/company'
import { MERGED, STATUS_RESTRICTED, STATUS_UNKNOWN, statusClass } from '@sverka/contract/company/company.rules'
import { isOutdated } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { StatusBadge, type StatusVariant, Tag } from '../ui/badge.tsx'
import { useRegisterWords } from './register-words.ts'
import { useSite } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'

/** An unknown status is grey, never red: it does not mean the company has ended. */
const UNKNOWN: readonly string[] = [STATUS_UNKNOWN, STATUS_RESTRICTED]

/** The look of a status by its Russian name. */
export const statusVariant = (name: string): StatusVariant =>
  name === MERGED ? 'merged' : UNKNOWN.includes(name) ? 'unknown' : statusClass(name)

interface StatusMarksProps {
  status: Pick<CompanyStatus, 'name' | 'procedure'>
  /** Day (YYYY-MM-DD) on which the company ceased to exist, appended to the status. */
  endedOn?: string | null | undefined
  /** Day (YYYY-MM-DD) of the register extract that states the status. */
  asOf?: string | null | undefined
  /** The day of the extract is unknown, so «active» is grey instead of green. */
  isUndated?: boolean
  /** The company has a stop factor, a fact that alone rules out a deal: «active» is grey instead of green. */
  stopped?: boolean
  large?: boolean
}

/** Spaces separate the marks in a table cell; a flex row with its own gap ignores them. */
export function StatusMarks({ status: { name, procedure }, endedOn, asOf, isUndated = false, stopped = false, large }: StatusMarksProps) {
  const texts = useMessages(shellMessages)
  const format = useFormat()
  const words = useRegisterWords()
  const procedureText = useProcedureText()
  const statusName = words.status(name)
  const outdatedOn = useOutdatedOn()(name, asOf)
  const isUnsure = outdatedOn !== null || ((isUndated || stopped) && statusClass(name) === 'active')
  return (
    <>
      <StatusBadge look={isUnsure ? 'unknown' : statusVariant(name)} {...(large ? { large } : {})}>
        {endedOn ? `${statusName} ${format.date(endedOn)}` : statusName}
      </StatusBadge>
      {outdatedOn && (
        <>
          {' '}
          <Tag tone="warning" icon="clock">
            {texts.asOf(format.date(outdatedOn))}
          </Tag>
        </>
      )}
      {procedure && (
        <>
          {' '}
          <StatusBadge look="procedure" {...(large ? { large } : {})}>
            {procedureText(procedure)}
          </StatusBadge>
        </>
      )}
    </>
  )
}

/** Returns a function of status and day of the extract: the day, if it is too old to prove that the company is active; otherwise null. */
export function useOutdatedOn(): (name: string, asOf: string | null | undefined) => string | null {
  const { today } = useSite()
  return (name, asOf) => (asOf && statusClass(name) === 'active' && isOutdated(asOf, today) ? asOf : null)
}

/** Returns a function for a procedure's text, such as «Реорганизация с 11.09.2026». */
export function useProcedureText(): (procedure: NonNullable<CompanyStatus['procedure']>) => string {
  const texts = useMessages(shellMessages)
  const format = useFormat()
  const words = useRegisterWords()
  return ({ name, since }) => {
    const statusName = words.status(name)
    const capitalized = statusName.charAt(0).toUpperCase() + statusName.slice(1)
    return since ? texts.procedureSince(capitalized, format.date(since)) : capitalized
  }
}
