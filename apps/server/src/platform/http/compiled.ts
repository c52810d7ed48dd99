// Compiled schemas of the operations, shared by all applications of a process. Each is compiled when it is first needed, so that a start does not wait.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '@sverka/contract/http/http'
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import { type CopyDeclared, declaredInput } from './declared-fields.ts'
import { createValidators, type Validator } from './validation.ts'

type Serialize = (data: unknown) => string

export interface Compiled {
  readonly validate: Validator
  /** Removes undeclared fields from a body; null if none is declared. */
  readonly pick: CopyDeclared | null
  /** Fastify's serialiser: undeclared fields cannot leave. */
  readonly compileSerializer: (request: { readonly schema: unknown; readonly httpStatus?: string | undefined }) => Serialize
  /** Each step compiles one schema that was not needed yet. */
  readonly steps: () => readonly (() => void)[]
}

let compileValidator: ReturnType<typeof createValidators> | undefined
const known = new Map<Operation, Compiled>()

/** The schemas of an operation; nothing is compiled yet, and the same object is returned for the same operation. */
export function compileOperation(operation: Operation): Compiled {
  const before = known.get(operation)
  if (before) return before
  const made = compile(operation)
  known.set(operation, made)
  return made
}

/** Compiles what no request has needed yet, one schema a turn of the event loop; stops early where `isStopping` says so. */
export async function compileRest(isStopping: () => boolean): Promise<void> {
  for (const step of [...known.values()].flatMap(({ steps }) => steps())) {
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
      const before = serializers.get(httpStatus)
      if (before) return before.serialize
      const ready = once(() => fastJsonStringify(schema as AnySchema))
      const made = { serialize: (data: unknown) => ready()(data), ready }
      serializers.set(httpStatus, made)
      return made.serialize
    },
    steps: () => [validator, ...[...serializers.values()].map(({ ready }) => ready)],
  }
}

/** Made at the first call. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
