// For each special register: who keeps it, from which source we read its entries, and when we have it whole.
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { type Copies, type LoadedRegister, type SourceCode, sources } from '../sources/sources.ts'

interface RegisterSource {
  /** The source whose owner keeps the register, `own` for our own counts; null if there are many owners. */
  readonly register: SourceCode | null
  /** The source we read its entries from; null if it is many lists. */
  readonly from: SourceCode | null
  /** Day of our whole copy, YYYY-MM-DD, or null: only with a whole copy may «not found» be said. */
  readonly wholeOn: (copies: Copies, isExample: boolean) => string | null
  /** The register contains sole traders too. */
  readonly traders?: true
}

/** The day of a whole copy; null if there is none. */
type WholeCopyDay = RegisterSource['wholeOn']

/** For registers whose entries are in the extracts: they are whole if our copy of ЕГРЮЛ is. */
const inExtract: WholeCopyDay = (copies, isExample) => copies.asOf('egrul', isExample)
/** For registers that we copy: the day of the copy, if it is whole. */
const wholeCopy =
  (code: SourceCode): WholeCopyDay =>
  (copies, isExample) =>
    dayIfWhole(copies.findLoadedRegister(code, isExample))
const dayIfWhole = ({ copy, asOf }: LoadedRegister): string | null => (copy === 'whole' ? asOf : null)

/** For registers known from the aggregator, which is asked about single companies: never whole. */
const neverWhole: WholeCopyDay = () => null

/** For the sanctions lists: whole only if every list is. */
const everyList: WholeCopyDay = (copies, isExample) => dayIfWhole(copies.heldLists(isExample))

export const registerSources: Readonly<Record<SpecialRegister, RegisterSource>> = {
  // The register names the organisation of a disqualified person; the extract names disqualified heads as well.
  disqualified: {
    register: 'disqualified',
    from: 'egrul',
    wholeOn: (copies, isExample) => wholeCopy('disqualified')(copies, isExample) ?? inExtract(copies, isExample),
  },
  'mass-addresses': { register: 'own', from: 'egrul', wholeOn: inExtract },
  'mass-heads': { register: 'own', from: 'egrul', wholeOn: inExtract },
  'tax-debts': { register: 'debtam', from: 'debtam', wholeOn: wholeCopy('debtam') },
  offences: { register: 'taxoffence', from: 'taxoffence', wholeOn: wholeCopy('taxoffence') },
  'unfair-suppliers': { register: 'rnp', from: 'checko', wholeOn: neverWhole },
  licences: { register: 'erul', from: 'egrul', wholeOn: inExtract, traders: true },
  sanctions: { register: null, from: null, wholeOn: everyList, traders: true },
}

/** The newest day of our copies of a register, whole or not; for the sanctions lists that of the oldest list. Null without a copy. */
export function newestDay(register: SpecialRegister, copies: Copies, isExample: boolean): string | null {
  const { from } = registerSources[register]
  if (from === null) return copies.heldLists(isExample).asOf
  const words = register === 'licences' ? ['egrul', 'egrip'] : sources[from].blocks
  const days = words.map((word) => copies.asOf(word, isExample)).filter((day) => day !== null)
  return days.sort().at(-1) ?? null
}
