// Sends generated requests for every operation as every role: none fails with 500, every response is as the OpenAPI document declares it, and none
// takes much processor time.
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
import { measureLeastTime } from '../processor-time.ts'
import { type Person, World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'
import { Callers, mayHaveChanged } from './callers.ts'
import type { AccessCase, Role } from './cases.ts'
import { generatedFrom } from './generated-request.ts'

/** Requests for each operation and role. In the full test run (`TEST_FULL`) forty, which makes more than ten thousand for each role. */
const TRIES = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_FULL ? 40 : 2))
/** With the same seed the requests are the same every time. */
const SEED = Number(process.env.GENERATED_SEED ?? 1)
/** The most processor time of a request. */
const PROCESSOR_MS = 100

const app = testApplication(Object.fromEntries(Object.keys(unlimited).map((name) => [name, '9999999/60'])))
const world = new World(app)
const roles: readonly Role[] = ['guest', 'other', 'owner', 'staff']

const callers = new Callers(world)
const keys = new Map<Person, Who>()

/** The caller of a role; for operations that need an API key, with a key of that person. */
async function findCaller(role: Role, operation: Operation, owner: Person): Promise<Who> {
  const person = await callers.find(role, owner)
  if (!person || role === 'staff' || operation.keys !== 'required') return person
  // A key is made once for each person.
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

/** Returns a function that compares a response with the OpenAPI document: what is not declared, or null if all is. */
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

interface Trial {
  readonly who: Who
  readonly operation: Operation
  readonly check: Checker
}

/** Sends one request; returns its status and the fault of the response, null if there is none. */
async function findFault(
  { who, operation, check }: Trial,
  input: RawInput,
): Promise<{ readonly fault: string | null; readonly status: number }> {
  const request = buildRequest(who, operation, input)
  const begun = process.threadCpuUsage()
  const { statusCode: status, headers, body } = await app.server.inject(request)
  const { user, system } = process.threadCpuUsage(begun)
  if (status >= 500) return { status, fault: `fails with ${status}: ${body.slice(0, 200)}` }
  const fault = check(status, contentType(headers['content-type']), body)
  if (fault) return { status, fault }
  if ((user + system) / 1000 <= PROCESSOR_MS) return { status, fault: null }
  const { ms } = await measureLeastTime(PROCESSOR_MS, () => app.server.inject(request))
  return { status, fault: ms > PROCESSOR_MS ? `takes ${Math.round(ms)} ms of the processor` : null }
}

/** The object of an operation, its owner, and a valid request about it. */
async function makeObject(accessCase: AccessCase | undefined): Promise<{ owner: Person; valid: RawInput }> {
  const owner = await world.person({ plan: 'pro' })
  return { owner, valid: (await accessCase?.input(world, owner)) ?? {} }
}

const table = Object.entries(operations) as [OperationName, Operation][]

describe.each(table)('%s', (name, operation) => {
  const check = makeChecker(name, operation)
  // Used for the next role too, unless a write was accepted.
  let made: { owner: Person; valid: RawInput } | undefined
  test.each(roles)('answers whatever %s sends as declared', async (role) => {
    const accessCase = findCase(name, operation)
    const faults: string[] = []
    // Requests with an API key are limited by day, so each role begins with a new person.
    if (operation.keys === 'required') callers.replace(role)
    for (let turn = 0; turn < TRIES; turn += 1) {
      made ??= await makeObject(accessCase)
      const who = await findCaller(role, operation, made.owner)
      const [input = {}] = fc.sample(generatedFrom(operation, made.valid), { seed: SEED + turn, numRuns: 1 })
      const { fault, status } = await findFault({ who, operation, check }, input)
      if (fault) faults.push(`${fault}\n  ${JSON.stringify({ ...input, files: undefined })}`)
      if (!mayHaveChanged(operation, status)) continue
      made = undefined
      callers.replace(role)
    }
    expect(faults).toEqual([])
  })
})
