// The lines of a price list are packed into pieces for one insert each: none is large enough to block the thread, and no line is lost.
import { expect, test } from 'vitest'
import { packPrices } from './pack-lines.ts'

const list = (count: number, text: string) => ({
  columns: [],
  lines: Array.from({ length: count }, (_, at) => ({ line: at + 1, cells: { 1: `A-${at}`, 2: text } })),
})
const pack = (count: number, text: string) => {
  const packed = packPrices(list(count, text))
  if ('fault' in packed) throw new Error(packed.fault)
  return packed
}
const unpack = (pieces: readonly Uint8Array[]): unknown[] => pieces.flatMap((piece) => JSON.parse(Buffer.from(piece).toString('utf8')))

test('a long list is divided by lines', () => {
  const { pieces, count } = pack(50_000, 'Болт')
  // A piece has at most 2000 lines.
  expect([count, pieces.length]).toEqual([50_000, 25])
  expect(unpack(pieces)).toEqual(list(50_000, 'Болт').lines)
})

test('a list of long cells is divided by its characters', () => {
  const { pieces } = pack(5000, 'Я'.repeat(2000))
  // A piece has at most a million characters of JSON, and the letter takes two bytes.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(2_100_000)
  expect(unpack(pieces)).toHaveLength(5000)
})

test('a list without lines has no pieces', () => {
  expect(pack(0, '').pieces).toEqual([])
})

test('packing returns a fault unchanged', () => {
  expect(packPrices({ fault: 'too_many_rows' })).toEqual({ fault: 'too_many_rows' })
})
