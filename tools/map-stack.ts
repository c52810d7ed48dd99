// `node tools/map-stack.ts < LOG`: prints the log with file, line and column in the server's bundle replaced by those in its sources, so that the
// stack of an error can be read.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
const maps = new Map<string, SourceMap | null>()

/** The source map beside a file of the bundle; null if there is none. */
function readMap(file: string): SourceMap | null {
  const cached = maps.get(file)
  if (cached !== undefined) return cached
  const path = `${file}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
  maps.set(file, map)
  return map
}

/** The place in the sources, as `FILE:LINE:COLUMN`; null if unknown. Lines and columns count from 1. */
function findPlace(file: string, line: number, column: number): string | null {
  const origin = readMap(file)?.findOrigin(line, column)
  return origin && 'fileName' in origin
    ? `${relative(root, join(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`
    : null
}

/** A line of a log with the places of the sources. */
export const mapLine = (line: string): string =>
  line.replace(
    /(?:file:\/\/)?([^\s()"]+\/apps\/server\/build\/[^\s()":]+\.js):(\d+):(\d+)/g,
    (whole, file: string, row: string, column: string) => {
      return findPlace(file, Number(row), Number(column)) ?? whole
    },
  )

if (import.meta.main) for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${mapLine(line)}\n`)
