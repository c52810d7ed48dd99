// Collects regular expressions that no source text contains literally, for the check that none is slow: those built when a module is loaded,
// and those in the contract's schemas.
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Expression } from './expressions.ts'

/** @param files paths from `root` of modules that build expressions; each is loaded in a thread of its own, which records them */
export async function builtExpressions(root: string, files: readonly string[]): Promise<Expression[]> {
  return (await Promise.all(files.map((path) => collectIn(root, path, 'built')))).flat()
}

/** Patterns and formats of every operation, as the regular expressions that the validator makes of them. */
export async function schemaExpressions(root: string): Promise<Expression[]> {
  return collectIn(root, 'packages/contract/src/operations/operations.ts', 'schemas')
}

/** Loads the module in a thread. `built`: expressions constructed while loading; `schemas`: those in the schemas it exports. */
async function collectIn(root: string, path: string, what: 'built' | 'schemas'): Promise<Expression[]> {
  const worker = new Worker(new URL('./built-worker.ts', import.meta.url), { workerData: { file: join(root, path), what } })
  const [found] = (await once(worker, 'message')) as [{ source: string; flags: string }[]]
  await worker.terminate()
  return found.map((expression) => ({ path, ...expression }))
}
