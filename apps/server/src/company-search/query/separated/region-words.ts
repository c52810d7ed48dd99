// Recognises regions of Russia in a search query as people write them: a noun («татарстан»), an adjective with the kind of region («московская
// область», Moscow region), an abbreviation («хмао»). The result is the two-digit region code of the registers.

/** Parses lines of a two-digit region code and a name, separated by «|», into a map from the name to its lines. */
const parseLines = (text: string): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(
    text.split('|').map((line) => line.trim()),
    (line) => line.slice(3),
  ) as ReadonlyMap<string, readonly string[]>

/** Whole names that mean a region without a word for its kind, in any case of the noun. */
const NOUNS = parseLines(
  `01 адыгея|02 башкортостан|02 башкирия|03 бурятия|05 дагестан|06 ингушетия|07 кабардино балкария|08 калмыкия|09 карачаево черкесия|10 карелия|
  11 коми|12 марий эл|13 мордовия|14 якутия|14 саха|15 северная осетия|15 осетия|16 татарстан|16 татария|17 тыва|17 тува|18 удмуртия|19 хакасия|
  20 чечня|21 чувашия|25 приморье|26 ставрополье|23 кубань|75 забайкалье|41 камчатка|42 кузбасс|47 ленобласть|50 подмосковье|78 петербург|78 питер|
  86 югра|87 чукотка|89 ямал|91 крым|92 севастополь|65 сахалин|04 алтай|22 алтай|99 байконур|77 москва|78 санкт петербург`,
)
/** Abbreviations, matched exactly. */
const ABBREVIATIONS = parseLines(
  `07 кбр|09 кчр|77 мск|78 спб|86 хмао|89 янао|83 нао|79 еао|93 днр|94 лнр|50 мо|47 ло|14 рс я|02 рб|16 рт|05 рд|50 мособл|52 нижегородчина`,
)
/** Adjectives; a query may have them in any gender and case. They mean a region only next to the word for its kind. */
const ADJECTIVES = parseLines(
  `22 алтайский|04 алтай|23 краснодарский|24 красноярский|25 приморский|26 ставропольский|27 хабаровский|28 амурский|29 архангельский|30 астраханский|
  31 белгородский|32 брянский|33 владимирский|34 волгоградский|35 вологодский|36 воронежский|37 ивановский|38 иркутский|39 калининградский|40 калужский|
  41 камчатский|42 кемеровский|43 кировский|44 костромской|45 курганский|46 курский|47 ленинградский|48 липецкий|49 магаданский|50 московский|
  51 мурманский|52 нижегородский|53 новгородский|54 новосибирский|55 омский|56 оренбургский|57 орловский|58 пензенский|59 пермский|60 псковский|
  61 ростовский|62 рязанский|63 самарский|64 саратовский|65 сахалинский|66 свердловский|67 смоленский|68 тамбовский|69 тверской|70 томский|71 тульский|
  72 тюменский|73 ульяновский|74 челябинский|75 забайкальский|76 ярославский|79 еврейский|83 ненецкий|86 ханты мансийский|87 чукотский|
  89 ямало ненецкий|90 запорожский|93 донецкий|94 луганский|95 херсонский|18 удмуртский|20 чеченский|21 чувашский|07 кабардино балкарский|
  09 карачаево черкесский`,
)
/** Words for the kind of a region: oblast, krai, republic, autonomous okrug. */
const KINDS = new Set('область области обл край края кр республика республики респ автономный автономная округ округа'.split(' '))

/** A region in a query. */
export interface RegionAt {
  /** Two digits each; several if a name is ambiguous («алтай» is a republic and a krai). */
  readonly codes: readonly string[]
  /** Length in words. */
  readonly length: number
}

/** Maximum number of words of a region's name, without the word for its kind. */
const MAX_REGION_WORDS = 2
const regionCodes = (lines: readonly string[]): string[] => lines.map((line) => line.slice(0, 2))

/** The region that the words from `at` on name; null if they name none. The length includes words for its kind before and after. */
export function regionAt(words: readonly string[], at: number): RegionAt | null {
  const before = kindsFrom(words, at)
  const from = at + before
  for (let length = MAX_REGION_WORDS; length > 0; length--) {
    if (from + length > words.length) continue
    const text = words.slice(from, from + length).join(' ')
    const behind = kindsFrom(words, from + length)
    const codes = codesOfNoun(text) ?? (before + behind > 0 ? codesOfAdjective(text) : null)
    if (codes) return { codes, length: before + length + behind }
  }
  return null
}

/** Number of words for kinds of regions from the word `at` on. */
function kindsFrom(words: readonly string[], at: number): number {
  let count = 0
  while (KINDS.has(words[at + count] ?? '')) count++
  return count
}

/** Codes of the regions with this noun, in any case, or abbreviation. */
function codesOfNoun(text: string): string[] | null {
  const exact = ABBREVIATIONS.get(text) ?? NOUNS.get(text)
  if (exact) return regionCodes(exact)
  for (const [noun, lines] of NOUNS) if (isNounCase(text, noun)) return regionCodes(lines)
  return null
}

/** Codes of the regions with this adjective, in any form; short adjectives would match other words. */
function codesOfAdjective(text: string): string[] | null {
  for (const [adjective, lines] of ADJECTIVES) if (adjective.length > 5 && isAdjectiveForm(text, adjective)) return regionCodes(lines)
  return null
}

/** Nouns with a stem of five letters or more may have another case ending of up to two letters: «татарстане», «калмыкии». */
const isNounCase = (text: string, noun: string): boolean => {
  const stem = /[аяьй]$/.test(noun) ? noun.slice(0, -1) : noun
  return stem.length > 4 && text.startsWith(stem) && text.length <= stem.length + 2
}

/** Matches «московская», «московской», «московскую» for «московский». */
const isAdjectiveForm = (text: string, adjective: string): boolean => {
  const stem = adjective.slice(0, -2)
  return text.startsWith(stem) && text.length > stem.length && text.length <= stem.length + 3
}
