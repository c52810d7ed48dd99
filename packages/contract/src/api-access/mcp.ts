// The endpoint of the Model Context Protocol (MCP): AI assistants search, read and compare companies with a member's API key.
import { Type } from 'typebox'
import { defineOperation } from '../http/http.ts'

const Any = Type.Unsafe<unknown>({})

export const callMcp = defineOperation({
  method: 'POST',
  path: '/mcp',
  summary: 'Model Context Protocol (Streamable HTTP, without sessions): find_company, read_card, read_report, compare_companies',
  access: { role: 'user', flag: 'api_enabled' },
  keys: 'required',
  limit: ['api', 'search'],
  // Without this, a body that may hold anything (`params`) would be allowed 1 MiB.
  bodyBytes: 65_536,
  body: Type.Object({
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
    method: Type.String({ maxLength: 200 }),
    params: Type.Optional(Any),
  }),
  response: {
    200: Type.Object({ jsonrpc: Type.String(), id: Type.Optional(Any), result: Type.Optional(Any), error: Type.Optional(Any) }),
    /** The answer to a notification: a message without `id`, which expects no result. */
    202: null,
  },
  errors: [],
})
