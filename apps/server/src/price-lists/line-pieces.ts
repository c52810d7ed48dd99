// Packs the lines of a price list as JSON for the database: receiving them as objects would block the main thread.
import type { LineCells } from './read-catalogue.ts'
import type { ListColumn, PricesRead, ReadPrices } from './read-prices.ts'

/** Limits of one piece, which one statement inserts: lines, and characters of JSON, which one line alone may exceed. */
const [PIECE_LINES, PIECE_LETTERS] = [2000, 1_000_000]

/** What a read list is stored from. */
export interface PackedPrices {
  readonly columns: readonly ListColumn[]
  /** Number of lines. */
  readonly count: number
  /** JSON in UTF-8: `[{"line": 2, "cells": {"1": "SK-12"}}]`. */
  readonly pieces: readonly Uint8Array[]
}

export type PricesPacked = PackedPrices | Exclude<PricesRead, ReadPrices>

/** A fault stays as it is. */
export const packPrices = (read: PricesRead): PricesPacked =>
  'fault' in read ? read : { columns: read.columns, count: read.lines.length, pieces: [...packLines(read.lines)] }

function* packLines(lines: readonly { readonly line: number; readonly cells: LineCells }[]): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  let texts: string[] = []
  let letters = 0
  for (const line of lines) {
    const text = JSON.stringify(line)
    if (texts.length === PIECE_LINES || (letters > 0 && letters + text.length > PIECE_LETTERS)) {
      yield encoder.encode(`[${texts.join(',')}]`)
      texts = []
      letters = 0
    }
    texts.push(text)
    letters += text.length
  }
  if (texts.length > 0) yield encoder.encode(`[${texts.join(',')}]`)
}
