// Every operation gets generated requests from every role: none fails, every answer fits the API document, none is expensive.
import type { Operation } from '@sverka/contract/http/http'
import { Problem } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asOpenapi, openapiOperation } from '../../src/platform/http/openapi-operation.ts'
import { testApplication } from '../application.ts'
import { buildRequest, type RawInput, type Who } from '../client.ts'
import { type Person, World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'
import { Callers, mayHaveChanged } from './callers.ts'
import type { AccessCase, Role } from './cases.ts'
import { generatedFrom } from './generated-request.ts'

/** Forty for each operation and role make more than ten thousand for each role. */
const TRIES = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_FULL ? 40 : 2))
/** Seed: the same requests every time; another seed gives others. */
const SEED = Number(process.env.GENERATED_SEED ?? 1)
const PROCESSOR_MS = 100
/** A busy machine only ever increases a measured time. */
const MEASURED_AGAIN = 5

const app = testApplication(Object.fromEntries(Object.keys(unlimited).map((name) => [name, '9999999/60'])))
const world = new World(app)
const roles: readonly Role[] = ['guest', 'other', 'owner', 'staff']

const callers = new Callers(world)
const keys = new Map<Person, Who>()

async function findCaller(role: Role, operation: Operation, owner: Person): Promise<Who> {
  const person = await callers.find(role, owner)
  if (!person || role === 'staff' || operation.keys !== 'required') return person
  const key = keys.get(person) ?? { access: (await world.makeApiKey(person)).key }
  keys.set(person, key)
  return key
}

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'problem', ...(asOpenapi(Problem) as object) })

interface Described {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>>
}
type Checker = (status: number, type: string, text: string) => string | null

/** What in an answer the API document does not allow, or null. */
function makeChecker(name: string, operation: Operation): Checker {
  const { responses } = openapiOperation(name, operation) as unknown as Described
  const compiled = new Map<object, ReturnType<typeof ajv.compile>>()
  const compileCheck = (schema: object) => {
    const found = compiled.get(schema) ?? ajv.compile('$ref' in schema ? { $ref: 'problem' } : schema)
    compiled.set(schema, found)
    return found
  }
  return (status, type, text) => {
    const described = responses[status]
    if (!described) return `answers ${status}, which is not declared`
    const { content } = described
    if (!content || (status >= 300 && status < 400)) return null
    const schema = content[type]?.schema
    if (!schema) return `answers ${status} as «${type}», declared are ${Object.keys(content)}`
    if (!/json/.test(type)) return null
    const check = compileCheck(schema)
    return check(JSON.parse(text)) ? null : `answers ${status} otherwise than declared: ${ajv.errorsText(check.errors)}`
  }
}

const contentType = (header: unknown): string =>
  String(header ?? '')
    .split(';')[0]
    ?.trim() ?? ''

interface Tried {
  readonly who: Who
  readonly operation: Operation
  readonly check: Checker
}

/** The fault of the answer to one request, or null. */
async function findFault(
  { who, operation, check }: Tried,
  input: RawInput,
): Promise<{ readonly fault: string | null; readonly status: number }> {
  const request = buildRequest(who, operation, input)
  const begun = process.threadCpuUsage()
  const { statusCode: status, headers, body } = await app.server.inject(request)
  const { user, system } = process.threadCpuUsage(begun)
  if (status >= 500) return { status, fault: `fails with ${status}: ${body.slice(0, 200)}` }
  const fault = check(status, contentType(headers['content-type']), body)
  if (fault) return { status, fault }
  const ms = Math.min((user + system) / 1000, await leastAgain(request, (user + system) / 1000))
  return { status, fault: ms > PROCESSOR_MS ? `takes ${Math.round(ms)} ms of the processor` : null }
}

async function leastAgain(request: ReturnType<typeof buildRequest>, first: number): Promise<number> {
  let least = first
  for (let tries = 0; tries < MEASURED_AGAIN && least > PROCESSOR_MS; tries += 1) {
    const begun = process.threadCpuUsage()
    await app.server.inject(request)
    const { user, system } = process.threadCpuUsage(begun)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

async function makeObject(given: AccessCase | undefined): Promise<{ owner: Person; right: RawInput }> {
  const owner = await world.person({ plan: 'pro' })
  return { owner, right: (await given?.input(world, owner)) ?? {} }
}

const table = Object.entries(operations) as [OperationName, Operation][]

describe.each(table)('%s', (name, operation) => {
  const check = makeChecker(name, operation)
  // Serves the next role too, unless a write was accepted.
  let made: { owner: Person; right: RawInput } | undefined
  test.each(roles)('answers whatever %s sends as declared', async (role) => {
    const given = findCase(name, operation)
    const faults: string[] = []
    // Requests with a key are counted by day.
    if (operation.keys === 'required') callers.replace(role)
    for (let turn = 0; turn < TRIES; turn += 1) {
      made ??= await makeObject(given)
      const who = await findCaller(role, operation, made.owner)
      const [input = {}] = fc.sample(generatedFrom(operation, made.right), { seed: SEED + turn, numRuns: 1 })
      const { fault, status } = await findFault({ who, operation, check }, input)
      if (fault) faults.push(`${fault}\n  ${JSON.stringify({ ...input, files: undefined })}`)
      if (!mayHaveChanged(operation, status)) continue
      made = undefined
      callers.replace(role)
    }
    expect(faults).toEqual([])
  })
})
