// What the search must answer, by brute force over the generated register: written from the contract alone, sharing nothing with the engine.
import { Worker } from 'node:worker_threads'
import type { BenchQuery } from './queries.ts'
import { type GeneratedRecord, recordOf } from './register.ts'

/** Ids of the first page and how many match, for each query in order. */
export interface Expected {
  ids: number[]
  count: number
}

export interface ReferenceShare {
  readonly seed: string
  readonly size: number
  readonly queries: readonly BenchQuery[]
  readonly part: number
  readonly parts: number
}

/** Best records of a part with their places in the order, to be merged with the other parts. */
export type PartAnswer = { best: [place: number, id: number][]; count: number }[]

const FORMS = new Set(
  'ооо ао пао зао оао ип кфх тсж тсн снт днт гск жск спк ано нко фгуп гуп муп фгбу фгку гбу гку мбу мку мбоу мбдоу чоу'.split(' '),
)
const FULL_FORMS: Readonly<Record<string, string>> = { 'акционерное общество': 'ао' }
const LONGEST = 16
const KEPT = 20
const LONGEST_JOINED_QUERY = 4

const split = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []
const short = (word: string): string => word.slice(0, LONGEST)

interface Need {
  readonly query: number
  /** Each reading: prefixes that all must be among the record's words. */
  readonly readings: readonly (readonly string[])[]
  readonly forms: ReadonlySet<string>
  readonly accepts: (record: GeneratedRecord) => boolean
}

/** Words of a query: forms apart; two or three neighbours may have been meant as one word. */
function needOf({ params }: BenchQuery, query: number): Need {
  let text = (params.query ?? '').toLowerCase()
  const forms = new Set<string>()
  for (const [wording, form] of Object.entries(FULL_FORMS)) {
    if (!text.includes(wording)) continue
    forms.add(form)
    text = text.replace(wording, ' ')
  }
  const pieces = text.split(/\s+/).flatMap((piece) => (/^\d\d\.\d*(\.\d*)?$/.test(piece) ? [`#${piece}`] : split(piece)))
  const plain: string[] = []
  const joined: string[][] = []
  pieces.forEach((word, i) => {
    if (FORMS.has(word)) forms.add(word)
    else plain.push(short(word))
    for (const count of [2, 3]) {
      const parts = pieces.slice(i, i + count)
      if (
        pieces.length > LONGEST_JOINED_QUERY ||
        parts.length < count ||
        parts.some((one) => FORMS.has(one)) ||
        /^[\d#]/.test(word + parts[1]) ||
        parts.slice(0, -1).join('').length >= LONGEST
      )
        continue
      joined.push([...pieces.slice(0, i), parts.join(''), ...pieces.slice(i + count)].filter((one) => !FORMS.has(one)).map(short))
    }
  })
  return { query, readings: [plain, ...joined].map((words) => [...new Set(words)]), forms, accepts: filterOf(params) }
}

const TODAY = new Date().toISOString().slice(0, 10)
const yearsEarlier = (years: number): string => `${Number(TODAY.slice(0, 4)) - years}${TODAY.slice(4)}`

function filterOf(params: BenchQuery['params']): Need['accepts'] {
  const list = (name: string) => params[name]?.split(',')
  const regions = list('region__in')?.map((id) => id.padStart(2, '0'))
  const okveds = list('okved__in')
  const sizes = list('size__in')
  const status = params.status__in
  const { kind, age_from: from, age_to: to } = params
  return (record) =>
    (!kind || record.kind === kind) &&
    (!status || statusClass(record.status) === status) &&
    (!regions || regions.includes(record.region)) &&
    (!okveds || okveds.some((code) => record.okved.startsWith(code))) &&
    (!sizes || sizes.includes(sizeWord(record))) &&
    (!from || record.registered <= yearsEarlier(Number(from))) &&
    (!to || record.registered > yearsEarlier(Number(to) + 1))
}

const statusClass = (status: string): string => (status === 'Действует' || status === 'Не действует' ? status : 'Ликвидирована')

function sizeWord({ revenueKopecks, mspCategory }: GeneratedRecord): string {
  if (mspCategory !== null) return ['', 'micro', 'small', 'medium'][mspCategory] ?? ''
  if (revenueKopecks === null) return ''
  const millions = revenueKopecks / 100 / 1e6
  return millions <= 120 ? 'micro' : millions <= 800 ? 'small' : millions <= 2000 ? 'medium' : 'large'
}

/** Active first, then those in between, then closed; larger first, in steps of 1/4096 of a doubling; the older record first. */
function placeOf(record: GeneratedRecord, formMissed: boolean): number {
  const group = ['Действует', 'Ликвидирована', 'Не действует'].indexOf(statusClass(record.status))
  const rubles = record.revenueKopecks !== null ? record.revenueKopecks / 100 : record.mspCategory === 1 ? 5e6 : 0
  const steps = Math.floor(Math.log2(1 + rubles) * 4096)
  return (formMissed ? 2 ** 52 : 0) + group * 2 ** 50 + (2 ** 18 - 1 - steps) * 2 ** 32 + record.id
}

/** Calls `found` with every prefix of every word the record is found by. */
function eachPrefix(record: GeneratedRecord, found: (prefix: string) => void): void {
  const nameWords = split(record.name)
  const own = nameWords.slice(1)
  const all = [
    ...nameWords,
    ...split(record.leader),
    ...record.founders.flatMap(split),
    ...split(record.city),
    record.inn,
    record.ogrn,
    `#${record.okved}`,
  ]
  if (record.kind === 'company' && own.length > 1 && own.length <= 4)
    for (let i = 0; i < own.length - 1; i++) all.push(own.slice(i).join(''))
  for (const word of new Set(all)) for (let n = 1; n <= Math.min(LONGEST, word.length); n++) found(word.slice(0, n))
}

/** Signs alone ask for nothing; no text at all asks for a filtered list, and a legal form for everything in its order. */
const asksAnything = (text: string): boolean => text === '' || split(text).length > 0

/** The answer of one part of the register. */
export function referencePart({ seed, size, queries, part, parts }: ReferenceShare): PartAnswer {
  const needs = queries.map(needOf)
  const answer: PartAnswer = queries.map(() => ({ best: [], count: 0 }))
  const byWord = new Map<string, { need: Need; reading: number }[]>()
  for (const need of needs)
    need.readings.forEach((words, reading) => {
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { need, reading }])
    })
  const wordless = needs.filter(({ readings, query }) => readings[0]?.length === 0 && asksAnything(queries[query]?.params.query ?? ''))
  const hits = new Map<Need, number[]>()
  for (let id = 1 + part; id <= size; id += parts) {
    const record = recordOf(seed, id)
    hits.clear()
    const seen = new Set<string>()
    eachPrefix(record, (prefix) => {
      const asking = byWord.get(prefix)
      if (!asking || seen.has(prefix)) return
      seen.add(prefix)
      for (const { need, reading } of asking) {
        const counts = hits.get(need) ?? need.readings.map(() => 0)
        counts[reading] = (counts[reading] ?? 0) + 1
        hits.set(need, counts)
      }
    })
    const matched = [...hits].flatMap(([need, counts]) => (counts.some((count, i) => count === need.readings[i]?.length) ? [need] : []))
    for (const need of [...matched, ...wordless]) if (need.accepts(record)) keep(answer[need.query], need, record)
  }
  return answer
}

function keep(answer: PartAnswer[number] | undefined, need: Need, record: GeneratedRecord): void {
  if (!answer) return
  const form = record.kind === 'entrepreneur' ? 'ип' : (split(record.name)[0] ?? '')
  const place = placeOf(record, need.forms.size > 0 && !need.forms.has(form))
  answer.count++
  const last = answer.best.at(-1)
  if (answer.best.length === KEPT && last && place > last[0]) return
  answer.best.push([place, record.id])
  answer.best.sort((a, b) => a[0] - b[0])
  if (answer.best.length > KEPT) answer.best.pop()
}

/** Computes the expected answers in two threads. */
export async function referenceOf(seed: string, size: number, queries: readonly BenchQuery[]): Promise<Expected[]> {
  const parts = 2
  const answers = await Promise.all(Array.from({ length: parts }, (_, part) => inThread({ seed, size, queries, part, parts })))
  return queries.map((_, i) => {
    const of = answers.map((answer) => answer[i] ?? { best: [], count: 0 })
    const best = of.flatMap((one) => one.best).sort((a, b) => a[0] - b[0])
    return { ids: best.slice(0, KEPT).map(([, id]) => id), count: of.reduce((sum, one) => sum + one.count, 0) }
  })
}

function inThread(share: ReferenceShare): Promise<PartAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./reference-worker.ts', import.meta.url), { workerData: share })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
