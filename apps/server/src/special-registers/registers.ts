// What stands behind each special register: who keeps it, and which of our copies its entries are read from.
import type { SpecialRegister } from '@sverka/contract/special-registers.rules'
import { type Copies, type SourceCode, sources } from '../sources/sources.ts'

interface Behind {
  /** The register itself; null where the keepers are many. */
  readonly register: SourceCode | null
  /** What we read its entries from; null where that is many lists. */
  readonly from: SourceCode | null
  /** A copy of the whole register is held, as of the named day; only then who is not in it is «not found». */
  readonly wholeOn: (copies: Copies, isExample: boolean) => string | null
  /** Sole traders are in it too. */
  readonly traders?: true
}

type Dated = Behind['wholeOn']

/** Of every company we hold the extract says whether it is so. */
const inExtract: Dated = (copies, isExample) => copies.asOf('egrul', isExample)
/** The aggregator is asked about single companies: its copy is never whole. */
const neverWhole: Dated = () => null

const oldestList: Dated = (copies, isExample) => [...copies.lists(isExample).values()].sort()[0] ?? null

export const behind: Readonly<Record<SpecialRegister, Behind>> = {
  // The register names whom it can by the organisation; of heads the extract says it too.
  disqualified: {
    register: 'disqualified',
    from: 'egrul',
    wholeOn: (copies, isExample) => copies.wholeOn('disqualified', isExample) ?? inExtract(copies, isExample),
  },
  'mass-addresses': { register: 'own', from: 'egrul', wholeOn: inExtract },
  'mass-heads': { register: 'own', from: 'egrul', wholeOn: inExtract },
  'tax-debts': { register: 'debtam', from: 'debtam', wholeOn: (copies, isExample) => copies.wholeOn('debts', isExample) },
  offences: { register: 'taxoffence', from: 'taxoffence', wholeOn: (copies, isExample) => copies.wholeOn('offences', isExample) },
  'unfair-suppliers': { register: 'rnp', from: 'checko', wholeOn: neverWhole },
  licences: { register: 'erul', from: 'egrul', wholeOn: inExtract, traders: true },
  sanctions: { register: null, from: null, wholeOn: oldestList, traders: true },
}

/** Words under which our database keeps the copies that a register is read from. */
function wordsOf(register: SpecialRegister): readonly string[] {
  const { from } = behind[register]
  if (from === null) return ['sanctions', ...Object.values(sources).flatMap(({ isList, blocks }) => (isList ? blocks : []))]
  return register === 'licences' ? ['egrul', 'egrip'] : sources[from].blocks
}

/** The newest day of the copies of a register; null where none is held. */
export const newestDay = (register: SpecialRegister, copies: Copies, isExample: boolean): string | null =>
  wordsOf(register)
    .map((word) => copies.asOf(word, isExample))
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null
