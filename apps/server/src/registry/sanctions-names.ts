// The sanctions lists by their sources' names: one table for the import, which stores each list apart, and for readers of matches.

export type SanctionsListCode =
  | 'ofacSdn'
  | 'ofacConsolidated'
  | 'bis'
  | 'eu'
  | 'uk'
  | 'seco'
  | 'un'
  | 'ukraine'
  | 'canada'
  | 'japan'
  | 'australia'
  | 'zealand'

interface KnownList {
  readonly code: SanctionsListCode | null
  /** Compared with names in which underscores became spaces; the first match decides. */
  readonly name: RegExp
  readonly country: string
  /** Part of the block in which an aggregate's matches of this list are stored. */
  readonly part: string
}

/** Wanted lists and lists of officials are not sanctions; «null» marks a sanctions list without an entry of its own here. */
const KNOWN: readonly KnownList[] = [
  { code: 'ofacConsolidated', name: /^(?:(?!OFAC).)*OFAC.*(?:cons|non-SDN|SSI|CMIC)/i, country: 'США', part: 'ofac-consolidated' },
  { code: 'ofacSdn', name: /OFAC|Specially Designated/i, country: 'США', part: 'ofac-sdn' },
  { code: 'bis', name: /\bBIS\b|Entity List/i, country: 'США', part: 'bis' },
  { code: null, name: /\bUS (?:SAM|State)|^(?:(?!Trade).)*Trade.*Consolidated Screening/i, country: 'США', part: 'us-other' },
  { code: 'eu', name: /\bEU\b|European Union|\bFSF\b/i, country: 'Евросоюз', part: 'eu' },
  { code: 'uk', name: /\bUK\b|\bGB\b|HMT|OFSI|FCDO|United Kingdom/i, country: 'Великобритания', part: 'uk' },
  { code: 'seco', name: /Swiss|Switzerland|SECO/i, country: 'Швейцария', part: 'seco' },
  { code: 'ukraine', name: /Ukrain|NSDC/i, country: 'Украина', part: 'ukraine' },
  { code: 'canada', name: /Canad|SEMA/i, country: 'Канада', part: 'canada' },
  { code: 'japan', name: /Japan|\bJP\b|\bMETI\b|\bMOF\b/i, country: 'Япония', part: 'japan' },
  { code: 'australia', name: /Austral|\bDFAT\b/i, country: 'Австралия', part: 'australia' },
  { code: 'zealand', name: /New Zealand|\bNZ\b|\bMFAT\b/i, country: 'Новая Зеландия', part: 'zealand' },
  { code: 'un', name: /\bUN\b|United Nations/i, country: 'ООН', part: 'un' },
]

const known = (list: string): KnownList | undefined => KNOWN.find(({ name }) => name.test(list.replaceAll('_', ' ')))

/** The list of a match, or null for a list without an entry of its own. */
export const findSanctionsList = (list: string): SanctionsListCode | null => known(list)?.code ?? null

/** Who imposed the list of an aggregate and where its matches are stored; undefined for a list that is not of sanctions. */
export function imposedList(list: string): { country: string; part: string } | undefined {
  const found = known(list)
  return found && { country: found.country, part: `sanctions-open-${found.part}` }
}

/** Parts of the block with matches of this list. */
export function partsOfList(code: SanctionsListCode): string[] {
  const own: Partial<Record<SanctionsListCode, string>> = { ofacSdn: 'sanctions-ofac', ofacConsolidated: 'sanctions-ofaccons' }
  const parts = KNOWN.filter((list) => list.code === code).map(({ part }) => `sanctions-open-${part}`)
  return own[code] ? [own[code], ...parts] : parts
}

/** Parts of the block with matches of lists without an entry of their own. */
export const partsOfOtherLists = (): string[] => KNOWN.flatMap(({ code, part }) => (code === null ? [`sanctions-open-${part}`] : []))
