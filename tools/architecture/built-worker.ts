// A thread that loads one module and reports the regular expressions built while loading, or those in its schemas.
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { fullFormats } from 'ajv-formats/dist/formats.js'

const found: { source: string; flags: string }[] = []
const add = ({ source, flags }: RegExp) => found.push({ source, flags })

const { file, what } = workerData as { file: string; what: 'built' | 'schemas' }
const Plain = globalThis.RegExp
if (what === 'built') recordConstructions()
const loaded: unknown = await import(pathToFileURL(file).href)
globalThis.RegExp = Plain
if (what === 'schemas') walk(loaded, new Set())
parentPort?.postMessage(found)

function recordConstructions(): void {
  const kept = (made: RegExp): RegExp => {
    add(made)
    return made
  }
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, given) => kept(Reflect.construct(target, given)),
    apply: (target, self, given) => kept(Reflect.apply(target, self, given)),
  })
}

/** Schemas are plain objects; the validator compiles `pattern` with the flag `u`. */
function walk(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const { pattern, format } = value as { pattern?: unknown; format?: unknown }
  if (typeof pattern === 'string') add(new Plain(pattern, 'u'))
  if (typeof format === 'string') addFormat((fullFormats as Record<string, unknown>)[format])
  for (const part of Object.values(value)) walk(part, seen)
}

/** Either an expression, a function, or an object with one of them. */
function addFormat(format: unknown): void {
  if (format instanceof Plain) add(format)
  else if (typeof format === 'object' && format !== null && 'validate' in format) addFormat(format.validate)
}
