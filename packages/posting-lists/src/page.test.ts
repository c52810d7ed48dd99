// Any page of matches from several segments and the delta has the same documents as if all matches had been sorted by level and rank.
import { expect, test } from 'vitest'
import type { Ordered } from './levels.ts'
import { type Candidate, type Candidates, listCandidates, type Page } from './page.ts'

/** Pseudo-random numbers from 0 to below 1, the same every time (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Distributes documents over the delta (source 0) and some segments, on three levels. Their numbers in a segment follow the order of ranks. */
function distribute(next: () => number, count: number, segments: number) {
  const ranks = new Map<string, number>()
  const sources = Array.from({ length: segments + 1 }, () => ({ levels: [[], [], []] as number[][], used: 0 }))
  const all: { rank: number; level: number }[] = []
  for (let rank = 1; rank <= count; rank++) {
    // Most are in the first segment, as in real data.
    const source = next() < 0.8 ? 1 : Math.floor(next() * (segments + 1))
    const level = Math.floor(next() * 3)
    const chosen = sources[source]
    if (!chosen) continue
    const number = source === 0 ? rank : chosen.used++
    ranks.set(`${source} ${number}`, rank)
    chosen.levels[level]?.push(number)
    all.push({ rank, level })
  }
  const [changed, ...found] = sources.map(({ levels }): Ordered => ({ levels }))
  return {
    ranks,
    found: found.map((one, i) => ({ segment: i + 1, ...one })),
    changed: changed ?? { levels: [] },
    inOrder: all.sort((a, b) => a.level - b.level || a.rank - b.rank).map(({ rank }) => rank),
  }
}

/** The ranks of a page: the candidates are sorted by level and rank, and cut, as a store does once it has read their ranks. */
const shownRanks = ({ candidates, offset, size }: Candidates, computeRank: (candidate: Candidate) => number): number[] =>
  [...candidates]
    .sort((a, b) => a.level - b.level || computeRank(a) - computeRank(b))
    .slice(offset, offset + size)
    .map(computeRank)

test.each([1, 2, 3, 4, 5, 6])('pages of random mixture %i are those of all matches sorted', (seed) => {
  const next = createRandom(seed)
  for (let round = 0; round < 60; round++) {
    const count = Math.floor(next() * 300)
    const dealt = distribute(next, count, 1 + Math.floor(next() * 4))
    const size = 1 + Math.floor(next() * 30)
    const offset = Math.floor(next() * (count + 10))
    const page: Page = { found: dealt.found, changed: { ...dealt.changed, keys: new Set() }, offset, size, end: 1000 }
    const computeRank = ({ segment, number }: Pick<Candidate, 'segment' | 'number'>) =>
      dealt.ranks.get(`${segment ?? 0} ${number}`) ?? Number.NaN
    const candidates = listCandidates(page)
    expect(candidates.offset).toBeGreaterThanOrEqual(0)
    expect(shownRanks(candidates, computeRank)).toEqual(dealt.inOrder.slice(offset, offset + size))
  }
})

test('a page far down reads only its neighbours', () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => i)
  const page: Page = {
    found: [
      { segment: 1, levels: [[], numbers] },
      { segment: 2, levels: [[], [0, 1, 2]] },
    ],
    changed: { levels: [[], [5]], keys: new Set() },
    offset: 900,
    end: 1000,
    size: 20,
  }
  // The 20 of the page and the 4 before them from segment 1, since the 4 documents of the other sources may come anywhere; and those 4.
  expect(listCandidates(page).candidates).toHaveLength(20 + 4 + 4)
})
