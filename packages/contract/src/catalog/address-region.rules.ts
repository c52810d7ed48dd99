// Reads the region of Russia from a written address, as its official code (77 is Moscow). Only an explicit name counts: for an address that names no
// region, or several, the result is null.

/** The words for kinds of regions (oblast, krai, autonomous okrug, republic) and their abbreviations, which stand beside the region's adjective. */
const kinds = {
  oblast: /^обл/,
  krai: /^кра[йяею]/,
  okrug: /^(?:ао|автономн)/,
  republic: /^респ/,
} as const
type Kind = keyof typeof kinds

/** Region codes by the stem of the adjective: `московск` with `обл` is the Moscow region. */
const adjectives: { readonly [kind in Kind]: Readonly<Record<string, number>> } = {
  oblast: {
    ...{ амурск: 28, архангельск: 29, астраханск: 30, белгородск: 31, брянск: 32, владимирск: 33, волгоградск: 34, вологодск: 35 },
    ...{ воронежск: 36, ивановск: 37, иркутск: 38, калининградск: 39, калужск: 40, кемеровск: 42, кировск: 43, костромск: 44 },
    ...{ курганск: 45, курск: 46, ленинградск: 47, липецк: 48, магаданск: 49, московск: 50, мурманск: 51, нижегородск: 52 },
    ...{ новгородск: 53, новосибирск: 54, омск: 55, оренбургск: 56, орловск: 57, пензенск: 58, псковск: 60, ростовск: 61 },
    ...{ рязанск: 62, самарск: 63, саратовск: 64, сахалинск: 65, свердловск: 66, смоленск: 67, тамбовск: 68, тверск: 69 },
    ...{ томск: 70, тульск: 71, тюменск: 72, ульяновск: 73, челябинск: 74, ярославск: 76, запорожск: 90, херсонск: 95 },
  },
  krai: {
    ...{ алтайск: 22, краснодарск: 23, красноярск: 24, приморск: 25, ставропольск: 26, хабаровск: 27, камчатск: 41, пермск: 59 },
    ...{ забайкальск: 75 },
  },
  okrug: { еврейск: 79, ненецк: 83, 'ханты-мансийск': 86, чукотск: 87, 'ямало-ненецк': 89 },
  republic: { 'кабардино-балкарск': 7, 'карачаево-черкесск': 9, удмуртск: 18, чеченск: 20, чувашск: 21 },
}

/** Codes of republics by name. A name counts next to `респ.`, or as a whole part of the address. */
const republics: Readonly<Record<string, number>> = {
  ...{ адыгея: 1, башкортостан: 2, бурятия: 3, дагестан: 5, ингушетия: 6, калмыкия: 8, карелия: 10, мордовия: 13, якутия: 14 },
  ...{ татарстан: 16, тыва: 17, хакасия: 19, удмуртия: 18, чечня: 20, чувашия: 21, крым: 91 },
}
/** Names that also have another meaning (a mountain range, a people); they count only next to `респ.`. */
const ambiguousRepublics: Readonly<Record<string, number>> = { алтай: 4, коми: 11, саха: 14 }

/** Cities that are regions of their own. Each counts as the first word of a part of the address, since streets are named after them too. */
const cities: Readonly<Record<string, number>> = { москва: 77, 'санкт-петербург': 78, 'с-петербург': 78, спб: 78, севастополь: 92 }

/** Words that may stand before such a city. */
const BEFORE_CITY = new Set(['г', 'гор', 'город', 'россия', 'рф'])

/** The stem of an adjective: the word without its case ending. */
const cutEnding = (word: string): string => word.replace(/(?:ая|ой|ую|ий|ый|ого|ому|ом)$/, '')

/** Whether the word before or after the word at `at` is one for this kind of region. */
function isNextTo(words: readonly string[], at: number, kind: RegExp): boolean {
  return kind.test(words[at + 1] ?? '') || kind.test(words[at - 1] ?? '')
}

/** The code of the region that the word at `at` names within its part of the address; null if it names none. */
function readWord(words: readonly string[], at: number): number | null {
  const word = words[at] ?? ''
  const stem = cutEnding(word)
  for (const kind of Object.keys(kinds) as Kind[]) {
    const code = adjectives[kind][stem]
    if (code !== undefined && isNextTo(words, at, kinds[kind])) return code
  }
  if (isNextTo(words, at, kinds.republic)) return republics[word] ?? ambiguousRepublics[word] ?? null
  return words.length === 1 ? (republics[word] ?? null) : null
}

const findCity = (words: readonly string[]): number | null => cities[words.find((word) => !BEFORE_CITY.has(word)) ?? ''] ?? null

/** The code of the region as a number: 50 for «Химки, Московская обл.». Null where the address names none or more than one. */
export function readRegion(address: string): number | null {
  const found = new Set<number>()
  for (const part of address
    .slice(0, 500)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[,;\n]/)) {
    const words = part.match(/[а-я]+(?:-[а-я]+)*/g) ?? []
    const city = findCity(words)
    if (city !== null) found.add(city)
    words.forEach((_word, at) => {
      const region = readWord(words, at)
      if (region !== null) found.add(region)
    })
  }
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}
