// Lists the unusual entries of the state register about a company, such as a ban on its shares or a convertible loan, as remarks for its card.
import type { Remark } from '@sverka/contract/company/company'
import type { RegisterFacts } from '../registry/registry.ts'

const remark = (kind: Remark['kind'], details: Partial<Omit<Remark, 'kind'>> = {}): Remark => ({
  kind,
  text: details.text ?? null,
  date: details.date ?? null,
  sum: details.sum ?? null,
  percent: details.percent ?? null,
})

/** By the subject of an agreement of the members: votes, or disposal of shares. */
const AGREEMENTS = { votes: 'agreement_votes', disposal: 'agreement_disposal' } as const
/** By how several heads act for the company: only together, or each alone. */
const POWERS = { joint: 'joint_powers', separate: 'separate_powers' } as const

/** The remarks of an extract, the most important for a deal first. `text` is in the register's words. */
export function listRemarks(register: RegisterFacts): Remark[] {
  const { sharesBan, powers, capitalDecrease, typeCharter, cameFrom } = register
  return [
    ...(sharesBan ? [remark('shares_ban', { text: sharesBan.text ?? null, date: sharesBan.since ?? null })] : []),
    ...(register.ownShareArrests ?? []).map(({ document, number, date }) =>
      remark('own_share_arrest', { text: [document, number && `№ ${number}`].filter(Boolean).join(' ') || null, date: date ?? null }),
    ),
    ...(powers ? [remark(POWERS[powers])] : []),
    ...(register.otherPowers ? [remark('other_powers', { text: register.otherPowers })] : []),
    ...(register.corporateAgreement ?? []).map((about) => remark(AGREEMENTS[about])),
    ...(register.otherAgreements ?? []).map((code) => remark('other_agreement', { text: code })),
    ...(register.convertibleLoans ?? []).map(({ lender, date, share }) =>
      remark('convertible_loan', { text: lender?.name ?? null, date: date ?? null, percent: share.percent ?? null }),
    ),
    ...(capitalDecrease ? [remark('capital_decrease', decrease(capitalDecrease))] : []),
    ...(register.environmentalObject ? [remark('environmental_object')] : []),
    ...(cameFrom ? [remark('came_from', { text: cameFrom })] : []),
    ...(typeCharter ? [remark('type_charter', { text: typeCharter })] : []),
    ...through('predecessor_through', register.predecessors),
    ...through('successor_through', register.successors),
  ]
}

/** A reduction of the capital: `by` is in kopecks, `sum` in rubles. */
const decrease = ({ by, decidedOn, since }: NonNullable<RegisterFacts['capitalDecrease']>) => ({
  sum: by === undefined ? null : by / 100,
  date: decidedOn ?? since ?? null,
})

/** Companies that became predecessor or successor through a third company, in a reorganisation of several steps. */
const through = (kind: Remark['kind'], companies: RegisterFacts['predecessors']): Remark[] =>
  companies.flatMap(({ name, through: other }) => (other ? [remark(kind, { text: `${name}, ${other.name}` })] : []))
