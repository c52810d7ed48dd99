// Totals of a company's stored court cases by its role: all, pending, lost, and by year.
import type { CaseTotals, RoleTotals } from '@sverka/contract/company-card/arbitration'
import {
  asPlaintiff,
  asRespondent,
  type CompanyRow,
  caseOutcome,
  claimedKopecks,
  type LegalCase,
  pendingCases,
} from '../../registry/registry.ts'

/** By the company's role: the outcome with which the company lost. Outcomes are those of the plaintiff: its claim was granted or refused. */
const LOST = { respondent: 'won', plaintiff: 'refused' } as const

/** Number of cases, and their claims in rubles. */
const counted = (cases: readonly LegalCase[]) => ({ cases: cases.length, claimed: claimedKopecks(cases) / 100 })

/** Totals over all stored cases, not only one page. `years`: newest first, without years that have no cases. */
export function caseTotals(cases: readonly LegalCase[], row: CompanyRow): CaseTotals {
  const [sued, suing] = [asRespondent(cases, row), asPlaintiff(cases, row)]
  return { respondent: roleTotals(sued, 'respondent'), plaintiff: roleTotals(suing, 'plaintiff'), years: byYear(sued, suing) }
}

/**
 * The totals of one role. `untold`: ended cases whose outcome the source does not give. `lost` is null if all ended cases are such. Its sum: the sums
 * awarded against the company that was sued, or the refused claims of the company that sued.
 */
function roleTotals(cases: readonly LegalCase[], role: keyof typeof LOST): RoleTotals {
  const pending = pendingCases(cases)
  const withOutcome = cases.filter((entry) => caseOutcome(entry) !== null)
  const lost = withOutcome.filter((entry) => caseOutcome(entry) === LOST[role])
  const untold = cases.length - pending.length - withOutcome.length
  const awarded = lost.reduce((sum, { awardedKopecks = 0 }) => sum + awardedKopecks, 0)
  return {
    ...counted(cases),
    without_sum: cases.filter(({ claimKopecks }) => claimKopecks === undefined).length,
    pending: counted(pending),
    lost:
      withOutcome.length === 0 && untold > 0
        ? null
        : { cases: lost.length, sum: (role === 'respondent' ? awarded : claimedKopecks(lost)) / 100 },
    untold,
  }
}

function byYear(sued: readonly LegalCase[], suing: readonly LegalCase[]): CaseTotals['years'] {
  const parseYear = ({ date }: LegalCase) => Number(date.slice(0, 4))
  const years = [...new Set([...sued, ...suing].map(parseYear))].sort((a, b) => b - a)
  const within = (cases: readonly LegalCase[], year: number) => counted(cases.filter((entry) => parseYear(entry) === year))
  return years.map((year) => ({ year, respondent: within(sued, year), plaintiff: within(suing, year) }))
}
