// Factors (checks of the reliability report) about heads of a company whom a court has disqualified, that is barred from leading companies (КоАП,
// the code of administrative offences): by the remark in the register extract, and by the tax service's register of disqualified persons.
import { isSameFullName } from '@sverka/contract/company-binding/company-binding.rules'
import type { Day, Facts } from '../../dossier-facts.ts'
import { countProof, dayProof, textProof } from '../../evidence.ts'
import { type CheckContext, factor, found, foundIf, notChecked, notFound, type Outcome } from '../../factor.ts'

type RegisterEntries = Facts['disqualified']
type DisqualifiedPerson = RegisterEntries['namesakes'][number]

const isInForce = ({ since, until }: { since: Day; until: Day }, today: Day): boolean => since <= today && until >= today
/** Maximum number of people named in the evidence. */
const MAX_NAMED = 5

/**
 * Entries in force that are certainly about a head of this company: the register names the person together with this organisation, or together
 * with another one whose head has the same ИНН.
 */
function findHeads(
  { persons, namesakes }: RegisterEntries,
  register: Facts['register'],
  { today, ifLoaded }: CheckContext,
): DisqualifiedPerson[] {
  const heads = register.heads.filter(({ kind }) => kind === 'person')
  // Taxpayer numbers of the other companies that a head of this company leads.
  const ledInns = new Set(ifLoaded('group')?.companies.flatMap(({ relation, inn }) => (relation === 'shared_head' && inn ? [inn] : [])))
  const entries = [...persons, ...namesakes.filter(({ inn }) => inn && ledInns.has(inn))]
  const current = entries.filter((person) => isInForce(person, today) && heads.some(({ name }) => isSameFullName(name, person.name)))
  return [...new Map(current.map((person) => [person.record, person])).values()]
}

/** The outcome without an entry: «not found» only if we hold the whole register. */
const notInRegister = ({ isPart }: RegisterEntries): Outcome => (isPart ? notChecked('part') : notFound())

export const disqualifiedFactors = [
  factor({
    is: { code: 'head-disqualified', polarity: 'stop', points: -50, source: 'egrul', basis: 'КоАП РФ, ст. 3.11, 14.23', only: 'company' },
    needs: ['register'],
    check: ({ register }, { today }) => {
      // The extract may state only the first or only the last day.
      const barred = register.heads.filter(
        ({ disqualifiedFrom: from, disqualifiedUntil: until }) => (from || until) && (!until || until >= today) && (!from || from <= today),
      )
      return foundIf(
        barred.length > 0,
        ...barred.flatMap(({ name, disqualifiedUntil: until }) => [
          textProof('person', name),
          ...(until ? [dayProof('until', until)] : []),
        ]),
      )
    },
  }),
  factor({
    is: {
      ...({ code: 'head-listed-disqualified', polarity: 'stop', points: -50, source: 'disqualified', only: 'company' } as const),
      basis: 'КоАП РФ, ст. 3.11, 14.23',
    },
    needs: ['disqualified', 'register'],
    absence: 'not_found',
    check: ({ disqualified, register }, context) => {
      const barred = findHeads(disqualified, register, context)
      if (barred.length === 0) return notInRegister(disqualified)
      return found(...barred.slice(0, MAX_NAMED).flatMap(({ name, until }) => [textProof('person', name), dayProof('until', until)]))
    },
  }),
  factor({
    is: {
      ...({ code: 'head-namesake-disqualified', polarity: 'attention', points: -1, source: 'disqualified', only: 'company' } as const),
      basis: 'КоАП РФ, ст. 3.11, 14.23',
    },
    needs: ['disqualified', 'register'],
    absence: 'not_found',
    check: ({ disqualified, register }, context) => {
      const reportedElsewhere = new Set(
        [...disqualified.persons, ...findHeads(disqualified, register, context)].map(({ record }) => record),
      )
      const others = disqualified.namesakes.filter((entry) => !reportedElsewhere.has(entry.record) && isInForce(entry, context.today))
      if (others.length === 0) return notInRegister(disqualified)
      return found(
        countProof('records', others.length),
        ...others
          .slice(0, MAX_NAMED)
          .flatMap(({ name, organisation, until }) => [
            textProof('person', name),
            ...(organisation ? [textProof('company', organisation)] : []),
            dayProof('until', until),
          ]),
      )
    },
  }),
  factor({
    is: { code: 'head-was-disqualified', polarity: 'attention', points: -5, source: 'egrul', basis: 'КоАП РФ, ст. 3.11', only: 'company' },
    needs: ['register'],
    check: ({ register }, { today }) => {
      const past = register.heads.filter(({ disqualifiedUntil: until }) => until && until < today)
      return foundIf(
        past.length > 0,
        ...past.flatMap(({ name, disqualifiedUntil: until }) => [textProof('person', name), ...(until ? [dayProof('until', until)] : [])]),
      )
    },
  }),
]
