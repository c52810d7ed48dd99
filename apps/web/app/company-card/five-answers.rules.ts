// Rules of the short answers at the top of a company card: remarks of the register, years of work, the head's share, which values need small type.
import type { Company } from '@sverka/contract/company/company'
import { fullYears, listFounders } from '@sverka/contract/company/company.rules'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import type { StatusVariant } from '../ui/badge.tsx'

/**
 * Remarks of the register, the most serious first. `process`: a procedure such as bankruptcy; `disqualified`: the head is banned from leading a
 * company; `head`, `address`, `founder`: the register marks the entry as unreliable.
 */
export type Remark = 'closed' | 'process' | 'disqualified' | 'head' | 'address' | 'founder'

/** Only the register's own remarks; findings from other sources are in the reliability report. `today`: YYYY-MM-DD. */
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

/** The head's share of the capital in percent, if the head's INN (taxpayer number) is that of a founder; null if it is unknown, undefined if not. */
export function headsShare(company: Pick<Company, 'directors' | 'founders'>): number | null | undefined {
  const inn = company.directors[0]?.inn
  const founder = inn ? listFounders(company).find((founder) => founder.inn === inn) : undefined
  return founder ? founder.fraction.percent : undefined
}

/** Characters: a longer reason of closing would fill a phone's cell of the company's state. */
const LONG_REASON = 60

/** Whether the reason why a company ended is shown in full elsewhere instead of in the cell. */
export const isLongReason = (reason: string): boolean => reason.length > LONG_REASON

/** Characters: a longer value does not fit its cell in large type. */
const LONG_VALUE = 18

/** Characters: a longer word would break in half a phone's width. */
const LONG_WORD = 11

export const hasLongWord = (value: unknown): boolean =>
  typeof value === 'string' && value.split(' ').some((word) => word.length > LONG_WORD)

/** Characters: the longest short name that fits one line of half a phone in the smallest type. */
const MAX_NAME_LENGTH = 20

/** «Небылицын А. С.» on one line; a longer name may break before the initials. */
export const isShortName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME_LENGTH && /\s\p{Lu}\.$/u.test(value)

export const isLongValue = (value: unknown): boolean => typeof value === 'string' && value.length > LONG_VALUE

/** Whether the reliability report has a stop factor, a finding that rules out a deal. False without a report. */
export const isStopped = (report: Pick<ReliabilitySummary, 'worst'> | null): boolean =>
  report?.worst.some(({ polarity }) => polarity === 'stop') ?? false

/** Beside a stop factor no colour may reassure: that the company is active is written in grey. */
export const variantUnderStop = (look: StatusVariant, stopped: boolean): StatusVariant => (stopped && look === 'active' ? 'unknown' : look)
