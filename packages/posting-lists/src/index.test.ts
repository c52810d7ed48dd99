// Property tests of the index: after random changes, rebuilds, compactions and queries it answers as a scan of all documents would.
import { expect, test } from 'vitest'
import { compact, rebuild } from './build.ts'
import { changeDocuments } from './change.ts'
import { type Condition, type ExtraRequirements, type IndexQuery, type Step, withRequirements } from './conditions.ts'
import { type Searched, searchLevels } from './levels.ts'
import { MemoryStore } from './memory-store.ts'
import { PostingIndex } from './posting-index.ts'
import { UNLIMITED } from './search.ts'
import type { Document, Source } from './share.ts'
import { SegmentDeleted } from './state.ts'
import { isStillValid } from './still-valid.ts'
import type { Rules } from './store.ts'
import { IndexView } from './view.ts'

/**
 * Three kinds of words. Plain words: every prefix is a term. Words after `^` (names): every prefix of two or more characters is a term.
 * Words after `@` (facts): only the whole word is a term.
 */
const rules: Rules = {
  version: 1,
  isWhole: (word) => word.startsWith('@'),
  shortest: (word) => (word.startsWith('@') ? word.length : word.startsWith('^') ? 2 : 1),
  classes: [0, 1000, 2000],
}

/** A cheap random generator (linear congruential) with the same numbers in every run. */
function createDrawing(seed: number) {
  let state = seed
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const word = (letters: string, most: number) => Array.from({ length: 1 + below(most) }, () => pick([...letters])).join('')
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make)
  return { below, pick, word, some }
}
type Drawing = ReturnType<typeof createDrawing>

/** A unique rank: a class, a size, and the key. */
const computeRank = (draw: Drawing, key: number): number => draw.below(3) * 1000 + draw.below(2) * 500 + key

function drawDocument(draw: Drawing, key: number): Document {
  const name = draw.word('abc', 5)
  const words = new Set([name, `^${name}|`, `@${draw.pick(['x', 'y'])}`, ...draw.some(3, () => draw.word('abd', 4))])
  const unlisted = draw.some(1, () => draw.word('12', 8))
  return { key, rank: computeRank(draw, key), words: [...words].sort(), unlisted, digest: draw.below(1e9) }
}

/** Random documents, and a store that gets the same changes: its answers are compared with a scan of the documents. */
class World {
  readonly documents = new Map<number, Document>()
  readonly store = new MemoryStore(rules)
  readonly draw: Drawing
  readonly #source: Source<readonly number[]> = {
    everything: async () => [[...this.documents.keys()]],
    withKeys: (keys) => [keys],
    ranks: async (keys) => Float64Array.from(this.#read(keys), ({ rank }) => rank),
    documents: async (keys) => this.#read(keys),
  }

  constructor(seed: number) {
    this.draw = createDrawing(seed)
  }

  async change(count: number): Promise<void> {
    const keys = Array.from({ length: count }, () => this.draw.below(200))
    for (const key of keys) {
      if (this.draw.below(5) === 0) this.documents.delete(key)
      else this.documents.set(key, drawDocument(this.draw, key))
    }
    await changeDocuments(this.store, keys, async (round) => this.#read(round))
  }

  /** `meanwhile` runs while the new segment is half built. */
  build(kind: 'rebuild' | 'compact', meanwhile: () => Promise<void>): Promise<number> {
    const onStep = async (step: string) => {
      if (step === 'merging words') await meanwhile()
    }
    const options = { store: this.store, source: this.#source, rules, onStep }
    return kind === 'rebuild' ? rebuild(options) : compact(options, 1)
  }

  #read(keys: readonly number[]): Document[] {
    return keys.flatMap((key) => this.documents.get(key) ?? [])
  }
}

const drawTerm = (draw: Drawing): string =>
  draw.pick([
    () => draw.word('abcd', 3),
    () => draw.word('ab', 2),
    () => `^${draw.word('abc', 4)}`,
    () => `@${draw.pick(['x', 'y', 'z'])}`,
  ])()

const drawFurther = (draw: Drawing): ExtraRequirements => ({
  ...(draw.below(2) ? { all: draw.some(2, () => drawTerm(draw)) } : {}),
  ...(draw.below(3) ? {} : { groups: [[drawTerm(draw), drawTerm(draw)]] }),
})

function drawQuestion(draw: Drawing): IndexQuery {
  const widest = Array.from({ length: 1 + draw.below(3) }, (): Condition => {
    const lookUps = draw.below(6) ? [] : [draw.word('12', 6)]
    return { ...drawFurther(draw), lookUps, classes: draw.below(4) ? undefined : draw.pick([[0], [1, 2], [0, 2]]) }
  })
  const step = (): Step => ({ condition: draw.below(widest.length), further: drawFurther(draw) })
  const last = widest.map((_, condition): Step => ({ condition, further: {} }))
  return { widest, levels: [...draw.some(3, () => [step(), step()]), last] }
}

/** Answers by a scan of all documents. */
function expected(documents: Iterable<Document>, { widest, levels }: IndexQuery): number[] {
  const has = ({ words }: Document, one: string) => words.some((word) => (rules.isWhole(one) ? word === one : word.startsWith(one)))
  const meets = (document: Document, { all = [], groups = [], lookUps = [], classes }: Condition) =>
    all.every((one) => has(document, one)) &&
    groups.every((group) => group.some((one) => has(document, one))) &&
    lookUps.every((text) => document.unlisted.some((word) => word.startsWith(text)) || has(document, text)) &&
    (classes === undefined || classes.includes(Math.floor(document.rank / 1000)))
  const documentLevel = (document: Document) =>
    levels.findIndex((steps) => steps.some(({ condition, further }) => meets(document, withRequirements(widest[condition] ?? {}, further))))
  const found = [...documents].map((document) => ({ level: documentLevel(document), ...document })).filter(({ level }) => level >= 0)
  return found.sort((a, b) => a.level - b.level || a.rank - b.rank).map(({ rank }) => rank)
}

/** The ranks of the result, in order. */
function inOrder(store: MemoryStore, { found, changed }: Searched): number[] {
  const ofSegments = found.map(({ segment, levels }) => levels.map((ids) => ids.map((id) => store.document(segment, id).rank)))
  const depth = Math.max(changed.levels.length, ...ofSegments.map(({ length }) => length))
  const level = (at: number) => [...ofSegments, changed.levels].flatMap((levels) => levels[at] ?? []).sort((a, b) => a - b)
  return Array.from({ length: depth }, (_, at) => level(at)).flat()
}

/** Answers from the cached state, and again if that was out of date, as every user of an index does. */
async function ask(index: PostingIndex, request: IndexQuery, end: number) {
  for (;;) {
    try {
      const view = await IndexView.open(index, [])
      const searched = await searchLevels(view, request, { end, budget: UNLIMITED })
      const { changes } = await index.store.begin({ snapshot: view.snapshot, segments: [], terms: [] })
      index.state.apply(changes)
      const holds = isStillValid({ view, ...searched, conditions: request.widest }, changes)
      if (holds) return searched
    } catch (error) {
      if (!(error instanceof SegmentDeleted)) throw error
    }
  }
}

/** The number of random sequences of changes (worlds), of rounds of changes in each, and of queries after each round. */
const WORLDS = 25
const ROUNDS = 14
const QUESTIONS = 12

test.each(Array.from({ length: WORLDS }, (_, seed) => seed))('answers equal those of a scan in random world %i', async (seed) => {
  const world = new World(seed)
  const { draw, store } = world
  // Two processes: one searches often, the other seldom and with hardly any cache.
  const [often, seldom] = [new PostingIndex(store, { rules }), new PostingIndex(store, { rules, listBytes: 2000 })]
  // These queries are repeated, so that they are answered from memory.
  const repeated = Array.from({ length: QUESTIONS / 2 }, () => drawQuestion(draw))
  const compare = async (index: PostingIndex, request: IndexQuery) => {
    const end = draw.pick([1, 5, 1000])
    const all = expected(world.documents.values(), request)
    const searched = await ask(index, request, end)
    expect([request, searched.count, searched.exact]).toEqual([request, Math.min(all.length, end), all.length <= end])
    expect([request, inOrder(store, searched).slice(0, end)]).toEqual([request, all.slice(0, end)])
  }
  const meanwhile = async () => {
    await world.change(3)
    await compare(often, draw.pick(repeated))
  }
  for (let round = 0; round < ROUNDS; round++) {
    await world.change(draw.below(draw.pick([4, 40])))
    if (draw.below(3) === 0) await world.build(draw.pick(['rebuild', 'compact', 'compact']), meanwhile)
    for (const asked of [...repeated, ...repeated.map(() => drawQuestion(draw))]) await compare(often, asked)
    await compare(seldom, draw.pick(repeated))
  }
})

test('answers equal those of a scan when lists are longer than one container', async () => {
  // A container has the ids of 65,536 documents.
  const count = 80_000
  const draw = createDrawing(7)
  const documents = Array.from({ length: count }, (_, key): Document => {
    const words = ['a', 'ab', 'b', 'bc', 'd'].filter((_word, i) => draw.below(1 + i * i * 40) === 0)
    return { key, rank: key, words: [...words, draw.pick(['@x', '@y'])], unlisted: [], digest: 1 }
  })
  const store = new MemoryStore(rules)
  const source: Source<null> = {
    everything: async () => [null],
    withKeys: () => [null],
    ranks: async () => Float64Array.from(documents, ({ rank }) => rank),
    documents: async () => documents,
  }
  await rebuild({ store, source, rules })
  const index = new PostingIndex(store, { rules })
  for (const all of [['a'], ['ab'], ['ab', '@x'], ['b', 'bc'], ['d', '@y'], ['ab', 'b', 'bc', '@x'], ['d', 'bc'], []]) {
    const asked: IndexQuery = {
      widest: [{ all }],
      levels: [
        [{ condition: 0, further: { all: ['d'] } }],
        [{ condition: 0, further: { groups: [['bc', 'ab']] } }],
        [{ condition: 0, further: {} }],
      ],
    }
    const ranks = expected(documents, asked)
    for (const end of [3, 1000, count]) {
      const searched = await ask(index, asked, end)
      expect([all, searched.count, inOrder(store, searched).slice(0, end)]).toEqual([all, Math.min(ranks.length, end), ranks.slice(0, end)])
    }
  }
})
