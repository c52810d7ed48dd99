// Compiled schemas of the operations, shared by all applications of a process.
import type { Operation } from '@sverka/contract/http/http'
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import { type CopyDeclared, declaredInput } from './declared-fields.ts'
import { type Validator, validators } from './validation.ts'

type Serialize = (data: unknown) => string

export interface Compiled {
  readonly validate: Validator
  /** Removes undeclared fields from a body; null if none is declared. */
  readonly pick: CopyDeclared | null
  /** Fastify's serialiser: undeclared fields cannot leave. */
  readonly compileSerializer: (asked: { readonly schema: unknown; readonly httpStatus?: string | undefined }) => Serialize
}

let compileValidator: ReturnType<typeof validators> | undefined
const known = new WeakMap<Operation, Compiled>()

export function compileOperation(operation: Operation): Compiled {
  const before = known.get(operation)
  if (before) return before
  const made = compile(operation)
  known.set(operation, made)
  return made
}

function compile(operation: Operation): Compiled {
  const byStatus = new Map<string | undefined, Serialize>()
  compileValidator ??= validators()
  return {
    validate: compileValidator(operation),
    pick: operation.body ? declaredInput(operation.body) : null,
    compileSerializer: ({ schema, httpStatus }) => {
      const serialize = byStatus.get(httpStatus) ?? fastJsonStringify(schema as AnySchema)
      byStatus.set(httpStatus, serialize)
      return serialize
    },
  }
}
