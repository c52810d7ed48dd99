// The HTTP endpoint of the Model Context Protocol (MCP), by which AI assistants call tools; the protocol's library is loaded at the first call.
import { callMcp } from '@sverka/contract/api-access/mcp'
import type { OperationOutput } from '@sverka/contract/http/http'
import type { InternalCalls } from '../../platform/feature.ts'
import { type BoundRoute, HttpResponse, withOwnTransactions } from '../../platform/http/binding.ts'

/** `callFor` returns functions that call our reading operations on behalf of the owner of the API key. */
export const mcpRoutes = ({ callFor }: InternalCalls): readonly BoundRoute[] => [
  withOwnTransactions(callMcp, async ({ body, ...context }) => {
    const { answerMessage } = await import('./answer.ts')
    const answer = await answerMessage(callFor(context), { body, version: context.headers['mcp-protocol-version'] })
    // A notification has no answer: 202 Accepted.
    if (answer === undefined) return new HttpResponse(202, undefined)
    return answer as OperationOutput<typeof callMcp>
  }),
]
