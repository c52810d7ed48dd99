// Recognises sanctions lists by the names that sources give them. The import uses the table to store each list separately; readers of matches use it
// to say who imposed the sanctions.

/** The lists that have an entry of their own in the report about a company. */
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
  /** Tested against the list's name with underscores as spaces; the first matching row decides. */
  readonly name: RegExp
  /** Country or organisation that imposed the sanctions, as shown. */
  readonly country: string
  /** Name of the part in which matches from a collection of many lists (an aggregator) are stored. */
  readonly part: string
}

/** Lists of wanted persons and of officials are no sanctions and not in this table. `code: null`: a sanctions list without an entry in the report. */
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

const recogniseList = (list: string): KnownList | undefined => KNOWN.find(({ name }) => name.test(list.replaceAll('_', ' ')))

/** The code of a list by its name; null for a list without an entry in the report. */
export const findSanctionsList = (list: string): SanctionsListCode | null => recogniseList(list)?.code ?? null

/**
 * For a list in an aggregator's file: who imposed it, and the source (`part`) under which its matches are stored; undefined if it imposes no
 * sanctions.
 */
export function imposedList(list: string): { country: string; part: string } | undefined {
  const found = recogniseList(list)
  return found && { country: found.country, part: `sanctions-open-${found.part}` }
}

/** The sources under which matches of this list are stored: that of the list's own file, and those of an aggregator's file. */
export function partsOfList(code: SanctionsListCode): string[] {
  const own: Partial<Record<SanctionsListCode, string>> = { ofacSdn: 'sanctions-ofac', ofacConsolidated: 'sanctions-ofaccons' }
  const parts = KNOWN.filter((list) => list.code === code).map(({ part }) => `sanctions-open-${part}`)
  return own[code] ? [own[code], ...parts] : parts
}

/** The sources under which matches of lists without an entry in the report are stored. */
export const partsOfOtherLists = (): string[] => KNOWN.flatMap(({ code, part }) => (code === null ? [`sanctions-open-${part}`] : []))
