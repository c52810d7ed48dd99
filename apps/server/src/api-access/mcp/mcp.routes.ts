// The endpoint for assistants; the library of the protocol is loaded when the first of them calls.
import { callMcp } from '@sverka/contract/api-access/mcp'
import type { OperationOutput } from '@sverka/contract/http/http'
import type { Inside } from '../../platform/feature.ts'
import { Answer, acts, type Bound } from '../../platform/http/binding.ts'

/** `callFor` gives the operations that read, for the owner of the key. */
export const mcpRoutes = ({ callFor }: Inside): readonly Bound[] => [
  acts(callMcp, async ({ body, ...context }) => {
    const { answerMessage } = await import('./answer.ts')
    const answer = await answerMessage(callFor(context), { body, version: context.headers['mcp-protocol-version'] })
    if (answer === undefined) return new Answer(202, undefined)
    return answer as OperationOutput<typeof callMcp>
  }),
]
