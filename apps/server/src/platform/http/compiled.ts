// Compiles the schemas of operations into validators and serialisers when they are first needed, so that the server starts fast; shared in a process.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '@sverka/contract/http/http'
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import { type CopyDeclared, declaredInput } from './declared-fields.ts'
import { createValidators, type Validator } from './validation.ts'

type Serialize = (data: unknown) => string

/** The compiled schemas of one operation. */
export interface Compiled {
  readonly validate: Validator
  /** Removes undeclared fields from a body; null if the operation declares no body. */
  readonly pick: CopyDeclared | null
  /** For Fastify: a serialiser of the responses with this status, which omits undeclared fields. */
  readonly compileSerializer: (request: { readonly schema: unknown; readonly httpStatus?: string | undefined }) => Serialize
  /** Each step compiles one schema; a schema that is already compiled costs nothing. */
  readonly steps: () => readonly (() => void)[]
}

let compileValidator: ReturnType<typeof createValidators> | undefined
const compiledByOperation = new Map<Operation, Compiled>()

/** The schemas of an operation; nothing is compiled yet, and the same object is returned for the same operation. */
export function compileOperation(operation: Operation): Compiled {
  const existing = compiledByOperation.get(operation)
  if (existing) return existing
  const made = compile(operation)
  compiledByOperation.set(operation, made)
  return made
}

/** Compiles the schemas that no request has needed yet, one per turn of the event loop; returns early once `isStopping()` is true. */
export async function compileRest(isStopping: () => boolean): Promise<void> {
  for (const step of [...compiledByOperation.values()].flatMap(({ steps }) => steps())) {
    if (isStopping()) return
    step()
    await nextTurn()
  }
}

function compile(operation: Operation): Compiled {
  const serializers = new Map<string | undefined, { readonly serialize: Serialize; readonly ready: () => Serialize }>()
  const validator = once(() => {
    compileValidator ??= createValidators()
    return compileValidator(operation)
  })
  return {
    validate: (parts) => validator()(parts),
    pick: operation.body ? declaredInput(operation.body) : null,
    compileSerializer: ({ schema, httpStatus }) => {
      const existing = serializers.get(httpStatus)
      if (existing) return existing.serialize
      const ready = once(() => fastJsonStringify(schema as AnySchema))
      const made = { serialize: (data: unknown) => ready()(data), ready }
      serializers.set(httpStatus, made)
      return made.serialize
    },
    steps: () => [validator, ...[...serializers.values()].map(({ ready }) => ready)],
  }
}

/** A function that makes the value at its first call and returns the same value afterwards. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
