// Lets server-rendered pages call API operations within the process: the same checks as over HTTP, without a request.
import type { Operation } from '@sverka/contract/http/http'
import { operations } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { checkAccess } from '../auth/session.ts'
import { isDatabaseUnavailable } from '../db/is-unavailable.ts'
import { refuse } from '../errors.ts'
import { type Context, HttpResponse } from './binding.ts'
import { type CopyDeclared, declaredFields } from './declared-fields.ts'
import type { Runner } from './operations.ts'
import { toRefusal } from './problems.ts'
import { readQuery } from './validation.ts'

interface Callable {
  readonly operation: Operation
  readonly run: Runner
  /** Removes undeclared fields, as serialisation does for HTTP. */
  readonly pick: CopyDeclared
}

/**
 * Takes the operations' runners by `METHOD /path`. Returns a function that makes the `call` of one page's request. Only GET operations can be
 * called, since rendering never writes. The server renders pages for guests only, so operations for members are refused.
 */
export function inProcessCalls(runners: ReadonlyMap<string, Runner>): (context: Context) => Call {
  const table = new Map<string, Callable>()
  for (const operation of Object.values<Operation>(operations)) {
    const key = `${operation.method} ${operation.path}`
    const run = runners.get(key)
    const schema = operation.response[200]
    if (run && schema && operation.method === 'GET') table.set(key, { operation, run, pick: declaredFields(schema) })
  }
  return (context) => {
    const call = async (key: string, input: { params?: object; query?: Record<string, unknown> }): Promise<unknown> => {
      const { operation, run, pick } = table.get(key) ?? refuse('not_found')
      checkAccess(operation.access, context.caller)
      const query = operation.query ? readQuery(operation, input.query ?? {}) : undefined
      const answer = await run({ params: input.params ? { ...input.params } : undefined, query }, context).catch((error: unknown) => {
        throw isDatabaseUnavailable(error) ? toRefusal(error, context) : error
      })
      return pick(answer instanceof HttpResponse ? answer.body : answer)
    }
    return call as Call
  }
}
