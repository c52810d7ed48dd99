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

/** Replaces the global constructor `RegExp` by one that also records each expression that it makes. */
function recordConstructions(): void {
  const recorded = (expression: RegExp): RegExp => {
    add(expression)
    return expression
  }
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, args) => recorded(Reflect.construct(target, args)),
    apply: (target, self, args) => recorded(Reflect.apply(target, self, args)),
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

/** Adds the expression of a format of the validator: the format is an expression, a function, or an object with one of them as `validate`. */
function addFormat(format: unknown): void {
  if (format instanceof Plain) add(format)
  else if (typeof format === 'object' && format !== null && 'validate' in format) addFormat(format.validate)
}
