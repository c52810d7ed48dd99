// For each special register (a public list such as tax debtors or licences): who keeps it, the source from which its entries are read, and the day
// on which the database has a copy of all of it. Entries may come from extracts of the state registers of companies (ЕГРЮЛ, `egrul`) and of sole
// traders (ЕГРИП, `egrip`).
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { type Copies, type LoadedRegister, type SourceCode, sources } from '../sources/sources.ts'

interface RegisterSource {
  /** The source whose owner keeps the register; `own` for counts that «Сверка» makes itself; null if there are many owners. */
  readonly register: SourceCode | null
  /** The source from which its entries are read; null if these are several lists. */
  readonly from: SourceCode | null
  /** Day of the whole copy, YYYY-MM-DD, or null: only with a whole copy the answer about a company may be «not found». */
  readonly wholeOn: (copies: Copies, isExample: boolean) => string | null
  /** The register contains sole traders too. */
  readonly traders?: true
}

/** The day of a whole copy; null if there is none. */
type WholeCopyDay = RegisterSource['wholeOn']

/** For registers whose entries are in the extracts: they are as whole as the copy of ЕГРЮЛ, the state register of companies. */
const inExtract: WholeCopyDay = (copies, isExample) => copies.asOf('egrul', isExample)
/** For registers that are imported: the day of the copy, if it is whole. */
const wholeCopy =
  (code: SourceCode): WholeCopyDay =>
  (copies, isExample) =>
    dayIfWhole(copies.findLoadedRegister(code, isExample))
const dayIfWhole = ({ copy, asOf }: LoadedRegister): string | null => (copy === 'whole' ? asOf : null)

/** For registers read from the data service Checko, which answers about single companies: never whole. */
const neverWhole: WholeCopyDay = () => null

/** For the sanctions lists: whole only if every list is. */
const everyList: WholeCopyDay = (copies, isExample) => dayIfWhole(copies.heldLists(isExample))

export const registerSources: Readonly<Record<SpecialRegister, RegisterSource>> = {
  // The tax service's register of disqualified persons names their organisation; extracts of ЕГРЮЛ name disqualified heads as well.
  disqualified: {
    register: 'disqualified',
    from: 'egrul',
    wholeOn: (copies, isExample) => wholeCopy('disqualified')(copies, isExample) ?? inExtract(copies, isExample),
  },
  // Addresses and heads that many active companies share.
  'mass-addresses': { register: 'own', from: 'egrul', wholeOn: inExtract },
  'mass-heads': { register: 'own', from: 'egrul', wholeOn: inExtract },
  // Open data of the tax service: debts of taxes (`debtam`) and fines for tax offences (`taxoffence`).
  'tax-debts': { register: 'debtam', from: 'debtam', wholeOn: wholeCopy('debtam') },
  offences: { register: 'taxoffence', from: 'taxoffence', wholeOn: wholeCopy('taxoffence') },
  // Suppliers who broke state contracts: РНП (`rnp`), the register of unfair suppliers.
  'unfair-suppliers': { register: 'rnp', from: 'checko', wholeOn: neverWhole },
  // ЕРУЛ (`erul`) is the unified register of licences; extracts of ЕГРЮЛ contain licences too.
  licences: { register: 'erul', from: 'egrul', wholeOn: inExtract, traders: true },
  sanctions: { register: null, from: null, wholeOn: everyList, traders: true },
}

/** The newest day of the copies of a register, whole or not; for the sanctions lists the day of the oldest list. Null without a copy. */
export function newestDay(register: SpecialRegister, copies: Copies, isExample: boolean): string | null {
  const { from } = registerSources[register]
  if (from === null) return copies.heldLists(isExample).asOf
  const blocks = register === 'licences' ? ['egrul', 'egrip'] : sources[from].blocks
  const days = blocks.map((block) => copies.asOf(block, isExample)).filter((day) => day !== null)
  return days.sort().at(-1) ?? null
}
