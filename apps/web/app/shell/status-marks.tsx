// Status of a company: its badge and beside it the procedure under way, each with its day.
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
  /** Appended to the name of an ended company. */
  endedOn?: string | null | undefined
  /** Day of the extract with the status. */
  asOf?: string | null | undefined
  /** The day of the extract was not stored, so «active» is not green. */
  isUndated?: boolean
  /** A stop factor was found: «active» is grey instead of green. */
  stopped?: boolean
  large?: boolean
}

/** Between the marks stands a space, so that they do not touch in a cell of a table; a row with a gap of its own ignores it. */
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

/** Day of the extract, if it is too old to prove that the company is active; else null. */
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
