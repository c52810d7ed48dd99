// How an operation of the HTTP contract is described: access, schemas, errors and limits, declared together.
import { type Static, type TSchema, Type } from 'typebox'
import type { KeyScope } from '../api-access/api-access.rules.ts'
import type { ErrorCode } from '../errors.ts'
import type { LimitName } from '../limits.ts'
import { type PlanFlag, planFlags, planNames } from '../plans/plans.rules.ts'

/** Callers: anyone, a signed-in member (with `flag` only if the member's plan has that feature), or staff (everyone else gets 404). */
export type Access = 'public' | 'user' | 'staff' | { readonly role: 'user'; readonly flag: PlanFlag }

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One operation of the HTTP API. `path` has Fastify's syntax (`:id` is a parameter), and a trailing slash where the specification writes one. */
export interface Operation {
  readonly method: Method
  readonly path: `/${string}`
  /** One English line for the API page. */
  readonly summary: string
  readonly access: Access
  /** Class of the rate limit; several if both a short and a long window apply. */
  readonly limit: LimitName | readonly LimitName[]
  /**
   * Further rate limits, counted only when the handler calls the counter, by member and by address: for a rare, expensive part of the operation.
   * All operations that name the same class share one counter per address.
   */
  readonly inHandler?: readonly LimitName[]
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /**
   * Whether a member's API key may call it: `counted` against the plan's daily requests, `required` (also counted, and only a key may call it)
   * or `free`. By default keys may call only public reads.
   */
  readonly keys?: 'counted' | 'required' | 'free'
  /** The scope an API key needs to call it as its member; such calls are counted. */
  readonly scope?: Exclude<KeyScope, 'register'>
  /** The API key is also read from the URL parameter `key`: clients made for another service's API send it there. */
  readonly keyInQuery?: true
  /** Bearer tokens are ignored: signing in must work although the request still carries an expired token. */
  readonly ignoresToken?: true
  /** Encoding of the body, JSON by default. `form`: any form encoding or JSON, without files. */
  readonly consumes?: 'json' | 'multipart' | 'json-or-multipart' | 'form'
  /** Largest JSON body, if the schema allows anything; otherwise 1 MiB. */
  readonly bodyBytes?: number
  /** File fields of a multipart body. */
  readonly files?: Readonly<Record<string, FileRule>>
  /** Successful responses by status; `null` means no body. */
  readonly response: Readonly<Record<number, TSchema | null>>
  /** Schema of the operation's JSON errors, if its clients expect something other than a problem document (`Problem` below). */
  readonly refusal?: TSchema
  /** Error codes beyond `commonErrors` and those implied by its access. */
  readonly errors: readonly ErrorCode[]
}

/** Limits of a file field. */
export interface FileRule {
  readonly maxBytes: number
  readonly maxCount: number
  readonly required: boolean
}

/** Preserves the literal types of an operation; without access, limit or errors it does not compile. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation

/** The type of a schema. `NoInfer` keeps TypeScript from inferring the schema from its type, which made the compiler much slower. */
type SchemaType<S extends TSchema> = NoInfer<Static<S>>
type Body<T> = T extends TSchema ? SchemaType<T> : undefined
type Part<O, K extends string> = O extends Record<K, infer S extends TSchema> ? { readonly [_ in K]: SchemaType<S> } : unknown

/** The declared inputs of an operation (params, query, body), without files. */
export type OperationParts<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>

/** Files by field; `File` is the type that represents one: a browser's Blob, or bytes on the server. */
export type OperationFiles<O, File> =
  O extends Record<'files', infer F> ? { readonly files?: { readonly [K in keyof F]?: readonly File[] } } : unknown

/** The input of a call: params, query and body as declared, and files if the operation takes any. */
export type OperationInput<O extends Operation> = OperationParts<O> & OperationFiles<O, Blob>

/** The result of a successful call (`undefined` without a body). */
export type OperationOutput<O extends Operation> = { [S in keyof O['response']]: Body<O['response'][S]> }[keyof O['response']]

/** A page of a list, as in every list response. `count`: number of all items; `count_exact` is false if counting stopped at 1,000. */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer({ minimum: 0 }),
    count_exact: Type.Optional(Type.Boolean()),
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1 }),
    result: Type.Array(item),
  })

/** The parameter `page_size`: up to 9999, `usual` by default. */
export const pageSize = (usual: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, default: usual }))

/** `page` from 1 and `page_size` up to 9999, 20 by default. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647, default: 1 })),
  page_size: pageSize(20),
}

/** Properties shared by all staff operations. */
export const staffOperation = { access: 'staff', limit: 'api' } as const
/** A staff list; the operation adds path, summary, query and response. */
export const staffList = { ...staffOperation, method: 'GET', errors: [] } as const

/** A query parameter with several values: `x=1,2`, or the parameter repeated. The server splits parameters with `x-list`. */
export const ItemList = <T extends TSchema>(item: T) => Type.Array(item, { maxItems: 200, 'x-list': true })

export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 })
/** `2026-11-20` */
export const IsoDate = Type.String({ format: 'date' })
/** `2026-11-20T09:30:00Z` */
export const IsoTime = Type.String({ format: 'date-time' })
/** A file in one of the listed media types. */
export const Bytes = (...mediaTypes: string[]) => Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', 'x-media-types': mediaTypes })
/** One of a list of strings, typed as a union. */
export const StringEnum = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))))
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** The cheapest plan on sale that has a feature: `word` is the plan's code, `name` the name that people read. */
export const OpeningPlan = Type.Object({ feature: StringEnum(planFlags), word: StringEnum(planNames), name: Type.String() })
export type OpeningPlan = Static<typeof OpeningPlan>
/**
 * The fault of one field: its code and the Russian text. For a field with several files, `item` is the number of the file, counted from 1. For
 * goods that block a purchase, `message` is the name of the product and `id` the line of the cart.
 */
const FieldFault = Type.Object({
  code: Type.String(),
  message: Type.String(),
  item: Type.Optional(Type.Integer({ minimum: 1 })),
  id: Type.Optional(Id),
})
export type FieldFault = Static<typeof FieldFault>
/** The body of an error: an RFC 9457 problem document with our error code and, for bad input, messages by field. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(FieldFault))),
  /** With `plan_required`: the missing feature and the plan that has it. */
  plan: Type.Optional(OpeningPlan),
  /** If another member of staff has already decided the same request: who, and when. */
  decided: Type.Optional(Type.Object({ by: Nullable(Type.String()), at: IsoTime })),
})
export type Problem = Static<typeof Problem>
