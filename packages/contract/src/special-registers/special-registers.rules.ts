// The special registers by the words that addresses and answers use, in the groups that the page shows.

export const specialRegisters = [
  'disqualified',
  'mass-addresses',
  'mass-heads',
  'tax-debts',
  'offences',
  'unfair-suppliers',
  'licences',
  'sanctions',
] as const
export type SpecialRegister = (typeof specialRegisters)[number]

export const registerGroups = [
  { key: 'people', registers: ['disqualified', 'mass-addresses', 'mass-heads'] },
  { key: 'money', registers: ['tax-debts', 'offences', 'unfair-suppliers'] },
  { key: 'permits', registers: ['licences', 'sanctions'] },
] as const satisfies readonly { key: string; registers: readonly SpecialRegister[] }[]

export const isSpecialRegister = (word: string): word is SpecialRegister => (specialRegisters as readonly string[]).includes(word)

/** From so many living companies on an address, or a head, stands in its register: the thresholds of the report's factors. */
export const MASS_ADDRESS_FROM = 10
export const MASS_HEAD_FROM = 5

/** Entries are counted and paged no further than this. */
export const ENTRIES_END = 1000

/** Shorter words would name half of a register. */
export const ENTRY_WORD_MIN = 3

/** `whole`: who is not in our copy is not in the register on its day; `part`: of such a one nothing is known; `absent`: no copy is held. */
export const registerCopies = ['whole', 'part', 'absent'] as const
