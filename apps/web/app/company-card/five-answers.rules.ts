// What the five-answers strip says of a company: remarks of the register, the head's short name, the years of work.
import type { Company } from '@sverka/contract/company/company'
import { fullYears, listFounders } from '@sverka/contract/company/company.rules'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import type { StatusVariant } from '../ui/badge.tsx'

/** Remarks, the most serious first. */
export type Remark = 'closed' | 'process' | 'disqualified' | 'head' | 'address' | 'founder'

/** Only the register's own remarks; findings from other sources belong to the reliability report. */
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

/** The head's share if the head is also a founder, matched by INN only. `undefined` if not a founder. */
export function headsShare(company: Pick<Company, 'directors' | 'founders'>): number | null | undefined {
  const inn = company.directors[0]?.inn
  const founder = inn ? listFounders(company).find((founder) => founder.inn === inn) : undefined
  return founder ? founder.fraction.percent : undefined
}

/** A longer reason would fill the phone's cell of the state. Characters. */
const LONG_REASON = 60

export const isLongReason = (reason: string): boolean => reason.length > LONG_REASON

/** A longer value does not fit the strip in large type. Characters. */
const LONG_VALUE = 18

/** A longer word would break in half a phone's width. Characters. */
const LONG_WORD = 11

export const hasLongWord = (value: unknown): boolean =>
  typeof value === 'string' && value.split(' ').some((word) => word.length > LONG_WORD)

/** The longest short name that fits one line of half a phone in the smallest type. Characters. */
const LONGEST_NAME = 20

/** «Небылицын А. С.» on one line; a longer name may break before the initials. */
export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME && /\s\p{Lu}\.$/u.test(value)

export const isLongValue = (value: unknown): boolean => typeof value === 'string' && value.length > LONG_VALUE

/** Whether a stop factor forbids the deal. */
export const isStopped = (report: Pick<ReliabilitySummary, 'worst'> | null): boolean =>
  report?.worst.some(({ polarity }) => polarity === 'stop') ?? false

/** Beside a stop factor no colour may reassure: that the company is active is written in grey. */
export const variantUnderStop = (look: StatusVariant, stopped: boolean): StatusVariant => (stopped && look === 'active' ? 'unknown' : look)
