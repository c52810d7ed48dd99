// The special registers (public lists such as tax debtors or disqualified heads): their names in URLs and answers, groups and limits.

/**
 * `disqualified`: people banned from managing companies; `mass-addresses`, `mass-heads`: addresses and heads of many companies; `tax-debts`: tax
 * arrears; `offences`: tax fines; `unfair-suppliers`: companies excluded from state contracts.
 */
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

/** The groups in which the page shows them. */
export const registerGroups = [
  { key: 'people', registers: ['disqualified', 'mass-addresses', 'mass-heads'] },
  { key: 'money', registers: ['tax-debts', 'offences', 'unfair-suppliers'] },
  { key: 'permits', registers: ['licences', 'sanctions'] },
] as const satisfies readonly { key: string; registers: readonly SpecialRegister[] }[]

export const isSpecialRegister = (word: string): word is SpecialRegister => (specialRegisters as readonly string[]).includes(word)

/** From this number of active companies an address or a head is in its register, as in the reliability report. */
export const MASS_ADDRESS_FROM = 10
export const MASS_HEAD_FROM = 5

/** Entries beyond this number are neither counted nor shown. */
export const ENTRIES_MAX = 1000

/** Least letters of a searched word: shorter ones would match half of a register. */
export const ENTRY_WORD_MIN = 3

/** Our copy of a register. `whole`: a company not in it is not in the register on that day; `part`: absence proves nothing; `absent`: no copy. */
export const registerCopies = ['whole', 'part', 'absent'] as const
