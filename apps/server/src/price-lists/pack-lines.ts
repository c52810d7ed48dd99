// Packs the lines of a price list as JSON for the database. Runs in the worker thread: passing the lines as objects would block the main thread.
import type { LineCells } from './read-catalogue.ts'
import type { ListColumn, PriceTable, ReadResult } from './read-prices.ts'

/**
 * Limits of one piece, which one statement inserts: lines, and characters of JSON. With them one piece takes the main thread far less than 50 ms,
 * the longest time for which other requests may wait. A single line with more characters is a piece of its own.
 */
const [PIECE_LINES, PIECE_LETTERS] = [2000, 1_000_000]

/** A table packed for the database. */
export interface PackedTable {
  readonly columns: readonly ListColumn[]
  /** Number of lines in all pieces. */
  readonly count: number
  /** JSON in UTF-8, cells by number of the column: `[{"line": 2, "cells": {"1": "SK-12"}}]`. */
  readonly pieces: readonly Uint8Array[]
}

export type PackResult = PackedTable | Exclude<ReadResult, PriceTable>

/** Packs a table; a fault of reading is returned unchanged. */
export const packPrices = (read: ReadResult): PackResult =>
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
