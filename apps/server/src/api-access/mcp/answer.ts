// Answers one message of the Model Context Protocol (MCP), by which AI assistants call tools. Each message gets a server of the official library of
// its own, whose tools call our HTTP operations inside this process.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Call } from '@sverka/contract/web-host'
import { RefusalError, refuse } from '../../platform/errors.ts'
import { outputSchema } from './tool-outputs.ts'
import { tools } from './tools.ts'

const INSTRUCTIONS =
  'Checks of Russian companies and sole traders from official registers. Find a company first, then read its card or report by INN or OGRN. Say the source and day of what you quote; what is null is not known.'

interface Message {
  readonly body: unknown
  /** The version of the protocol that the client sends. */
  readonly version: string | string[] | undefined
}

/** The JSON answer to the message; undefined if it needs none, as a notification. Throws `malformed_request` for a message outside the protocol. */
export async function answerMessage(call: Call, { body, version }: Message): Promise<unknown> {
  const failures: unknown[] = []
  const server = serverFor(call, (failure) => failures.push(failure))
  // Without sessions: the server remembers nothing between two messages.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const response = await transport.handleRequest(toRequest(version), { parsedBody: body })
    // The library would send the text of an unexpected error to the client. It is thrown here, so that it becomes a server error as elsewhere.
    if (failures.length > 0) throw failures[0]
    // 202 Accepted: a notification, which has no answer.
    if (response.status === 202) return undefined
    if (response.status !== 200) refuse('malformed_request')
    return await response.json()
  } finally {
    await server.close()
  }
}

/**
 * A request object for the library, which reads only its headers: the message is passed already parsed. The library requires that the client
 * accepts event streams too, although we answer with JSON only.
 */
function toRequest(version: string | string[] | undefined): Request {
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const versioned = typeof version === 'string' ? { ...headers, 'mcp-protocol-version': version } : headers
  return new Request('http://localhost/mcp', { method: 'POST', headers: versioned })
}

function serverFor(call: Call, onFailure: (failure: unknown) => void): Server {
  const server = new Server({ name: 'sverka', version: '1.0.0' }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema, properties: { ...inputSchema.properties } },
      outputSchema: outputSchema(name),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      return await callTool(call, params.name, params.arguments ?? {})
    } catch (error) {
      onFailure(error)
      throw error
    }
  })
  return server
}

/** Runs a tool. An expected error (refusal) becomes an answer that the model reads, with the error's code; others are thrown. */
async function callTool(call: Call, name: string, parameters: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const tool = tools.find((candidate) => candidate.name === name) ?? refuse('not_found')
    const answer = await tool.run(call, parameters)
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const { code, message, errors } = error
    return { isError: true, content: [{ type: 'text', text: JSON.stringify({ code, message, ...(errors ? { errors } : {}) }) }] }
  }
}
