// The reference of the search bench: computes the expected answers by brute force. Every generated record is tested against each query and ranked.
import { Worker } from 'node:worker_threads'
import { findMeanings, type Meaning, termsToCheck } from './meanings.ts'
import type { BenchQuery } from './queries.ts'
import { findLevel, levelOfAll, NO_LEVEL, namesTraders } from './reference-levels.ts'
import { eachTerm, legalForm, type Named, recordRank, statusClass, toNamed } from './reference-record.ts'
import { type GeneratedRecord, makeRecord } from './register.ts'

/** The expected answer of one query: ids of the first page in order, and the number of all matches. */
export interface Expected {
  readonly ids: readonly number[]
  readonly count: number
  /** True if the results match by sound alone, because nothing else matched. The search then prefers a corrected spelling, if there is one. */
  readonly isHeard: boolean
}

/** The records of one thread: every `parts`-th of the register's `size` records, from number `part` + 1 on. */
interface Share {
  readonly seed: string
  readonly size: number
  readonly part: number
  readonly parts: number
}

/** Request to a thread: either for those of the `terms` that occur in its records, or for the results of the queries in `needs`. */
export type ReferenceShare = Share & ({ readonly terms: readonly string[] } | { readonly needs: readonly Need[] })

/** Interpretations of a query; a record matches by any of them. */
export interface Need {
  readonly meanings: readonly Meaning[]
  readonly params: BenchQuery['params']
}

type Best = [level: number, rank: number, id: number]
/** Best records of a part in order, to be merged with those of other parts. */
type PartAnswer = { best: Best[]; count: number }

/** Version of the reference's rules: a stored answer of another version is ignored. Raise it with every change of an expected answer. */
export const REFERENCE_VERSION = 7

/** Results of the first page: the largest `page_size` of the queries. */
const PAGE_SIZE = 20

const TODAY = new Date().toISOString().slice(0, 10)
const yearsEarlier = (years: number): string => `${Number(TODAY.slice(0, 4)) - years}${TODAY.slice(4)}`

/** The conditions of the request's filters (region, activity, size, status, kind, age in years). */
function buildFilter(params: BenchQuery['params']): (record: GeneratedRecord) => boolean {
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

/**
 * The size class: that of the register of small businesses (`mspCategory`), else by yearly revenue with the limits of the law on small business
 * (209-ФЗ): 120 and 800 million and 2 billion rubles. Empty if neither is known.
 */
function sizeWord({ revenueKopecks, mspCategory }: GeneratedRecord): string {
  if (mspCategory !== null) return ['', 'micro', 'small', 'medium'][mspCategory] ?? ''
  if (revenueKopecks === null) return ''
  const millions = revenueKopecks / 100 / 1e6
  return millions <= 120 ? 'micro' : millions <= 800 ? 'small' : millions <= 2000 ? 'medium' : 'large'
}

/** What one thread finds in its part. */
export const referencePart = (share: ReferenceShare): string[] | PartAnswer[] =>
  'terms' in share ? termsIn(share, new Set(share.terms)) : computeAnswers(share, share.needs)

function* generateRecords({ seed, size, part, parts }: Share): Generator<GeneratedRecord> {
  for (let id = 1 + part; id <= size; id += parts) yield makeRecord(seed, id)
}

function termsIn(share: Share, wanted: Set<string>): string[] {
  const present: string[] = []
  for (const record of generateRecords(share)) {
    eachTerm(record, (term) => {
      if (wanted.delete(term)) present.push(term)
    })
  }
  return present
}

/** One interpretation of one query. Each required term or group has a bit (slot); a record matches if all bits are set. */
interface Request {
  /** Index of the query. */
  readonly need: number
  readonly meaning: Meaning
  /** All bits set. */
  readonly all: number
}

function computeAnswers(share: Share, needs: readonly Need[]): PartAnswer[] {
  const answers = needs.map((): PartAnswer => ({ best: [], count: 0 }))
  const accepts = needs.map(({ params }) => buildFilter(params))
  const { byTerm, ofAll } = makeSlots(needs)
  const isFormFirst = needs.map(({ meanings }) => namesTraders(meanings))
  const hits = new Map<Request, number>()
  for (const record of generateRecords(share)) {
    hits.clear()
    eachTerm(record, (term) => {
      for (const { request, slot } of byTerm.get(term) ?? []) hits.set(request, (hits.get(request) ?? 0) | slot)
    })
    const levels = new Map<number, number>()
    for (const { need, meaning } of ofAll)
      if (accepts[need]?.(record)) levels.set(need, levelOfAll(meaning, legalForm(record), isFormFirst[need] ?? false))
    let named: Named | undefined
    for (const [{ need, meaning, all }, slots] of hits) {
      if (slots !== all || !accepts[need]?.(record)) continue
      named ??= toNamed(record)
      levels.set(need, Math.min(levels.get(need) ?? NO_LEVEL, findLevel(meaning, named, isFormFirst[need] ?? false)))
    }
    if (levels.size === 0) continue
    const rank = recordRank(record)
    for (const [need, level] of levels) keep(answers[need], [level, rank, record.id])
  }
  return answers
}

/** For each term the interpretations that require it, with its bit; and the interpretations without required terms, which every record matches. */
function makeSlots(needs: readonly Need[]) {
  const byTerm = new Map<string, { request: Request; slot: number }[]>()
  const ofAll: Request[] = []
  for (const [need, { meanings }] of needs.entries()) {
    for (const meaning of meanings) {
      const slots = [...meaning.terms.map((term) => [term]), ...meaning.groups]
      const request = { need, meaning, all: 2 ** slots.length - 1 }
      if (slots.length === 0) ofAll.push(request)
      for (const [i, terms] of slots.entries())
        for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), { request, slot: 2 ** i }])
    }
  }
  return { byTerm, ofAll }
}

const inOrder = (a: Best, b: Best): number => a[0] - b[0] || a[1] - b[1]

/** Counts the record and inserts it among the best if it belongs to the first page. */
function keep(answer: PartAnswer | undefined, found: Best): void {
  if (!answer) return
  answer.count++
  const last = answer.best.at(-1)
  if (answer.best.length === PAGE_SIZE && last && inOrder(found, last) > 0) return
  answer.best.push(found)
  answer.best.sort(inOrder)
  if (answer.best.length > PAGE_SIZE) answer.best.pop()
}

/**
 * Computes the expected answers in two threads. They first report which terms exist in the register, because that decides the interpretations of
 * a query.
 */
export async function computeReference(seed: string, size: number, queries: readonly BenchQuery[]): Promise<Expected[]> {
  const queryText = ({ params }: BenchQuery): string => params.query ?? ''
  const terms = [...new Set(queries.flatMap((query) => termsToCheck(queryText(query))))]
  const present = new Set((await inThreads<string[]>({ seed, size }, { terms })).flat())
  const interpretations = queries.map((query) => findMeanings(queryText(query), (term) => present.has(term)))
  const needs = (way: 'first' | 'bySound') =>
    queries.map(({ params }, index): Need => ({ params, meanings: interpretations[index]?.[way] ?? [] }))
  const parts = await inThreads<PartAnswer[]>({ seed, size }, { needs: [...needs('first'), ...needs('bySound')] })
  const merged = (at: number): PartAnswer => {
    const answers = parts.flatMap((part) => part[at] ?? [])
    return { best: answers.flatMap(({ best }) => best).sort(inOrder), count: answers.reduce((sum, { count }) => sum + count, 0) }
  }
  return queries.map((_, index) => {
    const first = merged(index)
    const { best, count } = first.count > 0 ? first : merged(queries.length + index)
    return { ids: best.slice(0, PAGE_SIZE).map(([, , id]) => id), count, isHeard: first.count === 0 }
  })
}

type Work = { readonly terms: readonly string[] } | { readonly needs: readonly Need[] }

async function inThreads<Answer>({ seed, size }: Pick<Share, 'seed' | 'size'>, work: Work): Promise<Answer[]> {
  // Threads; the answers do not depend on their number.
  const parts = 2
  return await Promise.all(Array.from({ length: parts }, (_, part) => inThread<Answer>({ seed, size, part, parts, ...work })))
}

function inThread<Answer>(share: ReferenceShare): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./reference-worker.ts', import.meta.url), { workerData: share })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
