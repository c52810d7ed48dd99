// What the five-answers strip says of a company: remarks of the register, the head's short name, the years of work.
import type { Company } from '@sverka/contract/company/company'
import { fullYears, listFounders } from '@sverka/contract/company/company.rules'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import type { StatusLook } from '../ui/badge.tsx'

/** What deserves attention, gravest first. */
export type Remark = 'closed' | 'process' | 'disqualified' | 'head' | 'address' | 'founder'

/** Remarks that the register itself makes; a finding of other sources is the reliability report's. */
export function listRemarks(company: Company, today: string): Remark[] {
  const remarks: [Remark, boolean][] = [
    ['closed', company.status.ended !== null],
    ['process', company.status.procedure !== null],
    ['disqualified', company.directors.some(({ disqualified_until: until }) => until !== null && until >= today)],
    ['head', company.directors.some(({ unreliable }) => unreliable !== null)],
    ['address', company.legal_adress?.unreliable != null],
    ['founder', listFounders(company).some(({ unreliable }) => unreliable !== null)],
  ]
  return remarks.flatMap(([remark, holds]) => (holds ? [remark] : []))
}

/** Full years of work until today or the closing day; null when the registration day is unknown. */
export function yearsOfWork(company: Pick<Company, 'registration_date' | 'status'>, today: string): number | null {
  if (!company.registration_date) return null
  return fullYears(company.registration_date, company.status.ended?.on ?? today)
}

/** The head's own share, when the head is also a founder: matched by INN only. `undefined`: not a founder. */
export function headsShare(company: Pick<Company, 'directors' | 'founders'>): number | null | undefined {
  const inn = company.directors[0]?.inn
  const founder = inn ? listFounders(company).find((one) => one.inn === inn) : undefined
  return founder ? founder.fraction.percent : undefined
}

/** Of a reason that long the quarter of a phone's page that the state has would tell little else. Characters. */
const LONG_REASON = 60

export const isLongReason = (reason: string): boolean => reason.length > LONG_REASON

/** A value this long does not fit the strip in large type. Characters. */
const LONG_VALUE = 18

/** A word this long would break in half a phone's width. Characters. */
const LONG_WORD = 11

export const hasLongWord = (value: unknown): boolean =>
  typeof value === 'string' && value.split(' ').some((word) => word.length > LONG_WORD)

/** The longest shortened name that one line of half a phone holds in the smallest type. Characters. */
const LONGEST_NAME = 20

/** «Небылицын А. С.», which stays on one line; a longer one may break before its initials. */
export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && /\s\p{Lu}\.$/u.test(value)

export const isLongValue = (value: unknown): boolean => typeof value === 'string' && value.length > LONG_VALUE

/** Whether the deal with it is stopped. */
export const isStopped = (report: Pick<ReliabilitySummary, 'worst'> | null): boolean =>
  report?.worst.some(({ polarity }) => polarity === 'stop') ?? false

/** Beside a stop no colour reassures: that it acts is told in grey. */
export const besideStop = (look: StatusLook, stopped: boolean): StatusLook => (stopped && look === 'active' ? 'unknown' : look)
