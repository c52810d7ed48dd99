// The Model Context Protocol endpoint: assistants search, read and compare companies with a member's key.
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
  bodyBytes: 65_536,
  body: Type.Object({
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
    method: Type.String({ maxLength: 200 }),
    params: Type.Optional(Any),
  }),
  response: {
    200: Type.Object({ jsonrpc: Type.String(), id: Type.Optional(Any), result: Type.Optional(Any), error: Type.Optional(Any) }),
    202: null,
  },
  errors: [],
})
