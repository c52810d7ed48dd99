// Calls of operations inside the process, for pages rendered on the server: the same checks, no HTTP.

import type { Operation } from '@sverka/contract/http'
import { operations } from '@sverka/contract/operations'
import type { Call } from '@sverka/contract/web-host'
import { Clean } from 'typebox/value'
import { checkAccess } from '../auth/session.ts'
import { refuse } from '../errors.ts'
import { Answer, type Context } from './binding.ts'
import type { Runner } from './operations.ts'
import { readQuery } from './validation.ts'

const byKey = (): Map<string, Operation> =>
  new Map(Object.values<Operation>(operations).map((operation) => [`${operation.method} ${operation.path}`, operation]))

/**
 * A `call` for guests' pages. Only GET operations: a page never writes. Undeclared fields are cut off as serialisation would.
 */
export function inProcessCall(runners: ReadonlyMap<string, Runner>, context: () => Context): Call {
  const table = byKey()
  const call = async (key: string, input: { params?: unknown; query?: Record<string, unknown> }): Promise<unknown> => {
    const operation = table.get(key)
    const run = runners.get(key)
    if (!operation || !run || operation.method !== 'GET') refuse('not_found')
    const given = context()
    checkAccess(operation.access, given.caller)
    const query = operation.query ? readQuery(operation, input.query ?? {}) : undefined
    const answer = await run({ params: input.params ? { ...input.params } : undefined, query }, given)
    const result = answer instanceof Answer ? answer.body : answer
    const schema = operation.response[200]
    return schema ? Clean(schema, result) : result
  }
  return call as Call
}
