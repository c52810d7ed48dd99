// Ground truth of the search-quality bench: reads the register from its tables, and decides which records should come first by the order of the
// specification, without the search's own code.
import type pg from 'pg'

/**
 * A company or sole trader. `inn` is its taxpayer number, `ogrn` its registration number, `kpp` the tax code of its location. Unknown texts are
 * empty.
 */
export interface Row {
  readonly id: number
  /** `company` or `entrepreneur` (sole trader). */
  readonly kind: string
  readonly name: string
  readonly inn: string
  readonly ogrn: string
  readonly kpp: string | null
  readonly status: string
  /** Two-digit code. */
  readonly region: string
  readonly city: string
  /** Code of the main activity by ОКВЭД, the classification of economic activities. */
  readonly okved: string
  /** Name of the company's head. */
  readonly leader: string | null
  /** Name of the sole trader. */
  readonly fio: string | null
  /** Rubles by which companies of one status are ordered: revenue, else an estimate from headcount, size class or capital. */
  readonly size: number
  /** Names of heads and founders. */
  readonly people: readonly string[]
  readonly peopleInns: readonly string[]
  readonly predecessors: readonly string[]
  /** Words of the name without its form. */
  readonly words: readonly string[]
  /** The words of the name written together. */
  readonly title: string
}

/** Words of a text in lower case, with `е` for `ё`. */
export const split = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Legal forms at the beginning of a name; «ИП» stands before a sole trader's name. */
const FORMS = new Set(['ооо', 'ао', 'пао', 'ано', 'ип'])

/**
 * Every company and sole trader of the register. Without revenue the size is 3 million rubles for each worker, or 5, 200 or 1,000 million by category
 * (micro, small, medium): the specification's numbers, which the search uses too. People have a taxpayer number of 12 digits, companies of 10.
 */
export async function readRegister(client: pg.Client): Promise<Row[]> {
  const { rows } = await client.query(`
    select id, kind, name, coalesce(inn, '') as inn, ogrn, kpp, status_name as status, coalesce(region_code, '') as region,
      coalesce(city, '') as city, coalesce(okved_code, '') as okved, leader, fio,
      coalesce(nullif(revenue_kopecks, 0) / 100.0, headcount * 3e6, (array[5e6, 2e8, 1e9])[msp_category], capital_kopecks / 100.0, 0)::float8 as size,
      array(select name from company_ties where company_id = companies.id and role in ('head', 'founder')) as people,
      array(select inn from company_ties where company_id = companies.id and role in ('head', 'founder') and length(inn) = 12) as "peopleInns",
      array(select name from company_ties where company_id = companies.id and role = 'predecessor') as predecessors
    from companies`)
  return rows.map((row) => {
    const words = split(row.name).filter((word, index) => index > 0 || !FORMS.has(word))
    return { ...row, words, title: words.join('') }
  })
}

/** «Действует» (active) first, «Не действует» (closed) last, all others between, such as bankruptcy. */
const statusOrder = ({ status }: Row): number => (status === 'Действует' ? 0 : status === 'Не действует' ? 2 : 1)
const isBefore = (a: Row, b: Row): boolean => statusOrder(a) < statusOrder(b) || (statusOrder(a) === statusOrder(b) && a.size > b.size)

/** The first rows in the specification's order (active first, larger first), with those of equal rank. */
export function pickBest(rows: readonly Row[]): Row[] {
  const [first] = rows
  if (!first) return []
  const best = rows.reduce((found, row) => (isBefore(row, found) ? row : found), first)
  return rows.filter((row) => row === best || row.title === best.title || (!isBefore(best, row) && !isBefore(row, best)))
}

/**
 * Right first results for words of a name: records whose name is equal, else begins with them, else contains them, else has words that begin with
 * them.
 */
export function bestByName(rows: readonly Row[], words: readonly string[]): Row[] {
  const title = words.join('')
  const orders: ((row: Row) => boolean)[] = [
    (row) => row.title === title,
    (row) => row.title.startsWith(title),
    (row) => words.every((word) => row.words.includes(word)),
    (row) => words.every((word) => row.words.some((item) => item.startsWith(word))),
  ]
  for (const order of orders) {
    const found = rows.filter(order)
    if (found.length > 0) return pickBest(found)
  }
  return []
}
