// How an operation of the HTTP contract is described: access, schemas, errors and limits, declared together.
import { type Static, type TSchema, Type } from 'typebox'
import type { KeyScope } from '../api-access/api-access.rules.ts'
import type { ErrorCode } from '../errors.ts'
import type { LimitName } from '../limits.ts'
import { type PlanFlag, planFlags, planNames } from '../plans/plans.rules.ts'

/** Who may call: anybody, a signed-in member (perhaps with a plan feature), or staff (anyone else gets 404). */
export type Access = 'public' | 'user' | 'staff' | { readonly role: 'user'; readonly flag: PlanFlag }

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One operation. `path` uses Fastify's form with a trailing slash where the specification writes one. */
export interface Operation {
  readonly method: Method
  readonly path: `/${string}`
  /** What it does, one English line for the API page. */
  readonly summary: string
  readonly access: Access
  /** Several where a short and a long window both hold. */
  readonly limit: LimitName | readonly LimitName[]
  /**
   * Counted only when the handler says so, by member and by address: for the rare part of an operation that costs more. One address has one
   * count of a class over all operations that name it here.
   */
  readonly inHandler?: readonly LimitName[]
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /**
   * How a member's API key may call it beside a sign-in: `counted` against the plan's requests of the day, `required` (also counted; nothing
   * but a key opens it) or `free`. Where nothing is said, keys read what is public and nothing else.
   */
  readonly keys?: 'counted' | 'required' | 'free'
  /** A member's API key calls it as its member where it was given this scope; counted. */
  readonly scope?: Exclude<KeyScope, 'register'>
  /** Old clients of this surface send the key as the parameter `key`. */
  readonly keyInQuery?: true
  /** A bearer token is not looked at: signing in must work with an old one. */
  readonly ignoresToken?: true
  /** How the body travels; JSON where nothing is said. `form`: as a form of any kind, or JSON, without files. */
  readonly consumes?: 'json' | 'multipart' | 'json-or-multipart' | 'form'
  /** Largest JSON body, where the schema lets anything in; elsewhere 1 MiB. */
  readonly bodyBytes?: number
  /** Files of a multipart body, by field. */
  readonly files?: Readonly<Record<string, FileRule>>
  /** The successful answers by status; `null` is an answer without a body. */
  readonly response: Readonly<Record<number, TSchema | null>>
  /** The shape of its refusals where its clients expect another than a problem; JSON. */
  readonly refusal?: TSchema
  /** Codes it refuses with beyond `commonErrors` and those its access implies. */
  readonly errors: readonly ErrorCode[]
}

/** What is taken in one file field. */
export interface FileRule {
  readonly maxBytes: number
  readonly maxCount: number
  readonly required: boolean
}

/** Keeps the literal types of one operation; a missing access, limit or error list does not compile. */
export const defineOperation = <const O extends Operation>(operation: O): O => operation

/** The type of a schema. Nothing is inferred back from it: trying that costs the compiler a million steps in each program. */
type SchemaType<S extends TSchema> = NoInfer<Static<S>>
type Body<T> = T extends TSchema ? SchemaType<T> : undefined
type Part<O, K extends string> = O extends Record<K, infer S extends TSchema> ? { readonly [_ in K]: SchemaType<S> } : unknown

/** The declared parts of an operation's input without its files. */
export type OperationParts<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>

/** Files by field, in the form that `File` stands for: a browser's Blob, or bytes on the server. */
export type OperationFiles<O, File> =
  O extends Record<'files', infer F> ? { readonly files?: { readonly [K in keyof F]?: readonly File[] } } : unknown

/** What a caller passes: params, query and body as far as the operation declares them, and files where it takes any. */
export type OperationInput<O extends Operation> = OperationParts<O> & OperationFiles<O, Blob>

/** What a successful call answers with (`undefined` for an answer without a body). */
export type OperationOutput<O extends Operation> = { [S in keyof O['response']]: Body<O['response'][S]> }[keyof O['response']]

/** A page of a list as every list answers (`count_exact` false: more than 1,000 found). */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer({ minimum: 0 }),
    count_exact: Type.Optional(Type.Boolean()),
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1 }),
    result: Type.Array(item),
  })

/** A page's size up to 9999. */
export const pageSize = (usual: number) => Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, default: usual }))

/** `page` from 1 and `page_size` up to 9999, 20 by default. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647, default: 1 })),
  page_size: pageSize(20),
}

/** What all operations of the staff's pages share. */
export const staffOperation = { access: 'staff', limit: 'api' } as const
/** A list that staff read; its query and item are the word's own. */
export const staffList = { ...staffOperation, method: 'GET', errors: [] } as const

/** A filter that takes any of several values: `x=1,2`, or the parameter repeated. */
export const ItemList = <T extends TSchema>(item: T) => Type.Array(item, { maxItems: 200, 'x-list': true })

export const Id = Type.Integer({ minimum: 1, maximum: 2147483647 })
/** `2026-11-20` */
export const IsoDate = Type.String({ format: 'date' })
/** `2026-11-20T09:30:00Z` */
export const IsoTime = Type.String({ format: 'date-time' })
/** A file, as one of the named media types. */
export const Bytes = (...mediaTypes: string[]) => Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', 'x-media-types': mediaTypes })
/** One of a list of words, kept as a union type. */
export const StringEnum = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>(Type.Union(words.map((word) => Type.Literal(word))))
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** The least plan on sale that gives a feature. */
export const OpeningPlan = Type.Object({ feature: StringEnum(planFlags), word: StringEnum(planNames), name: Type.String() })
export type OpeningPlan = Static<typeof OpeningPlan>
/**
 * What is wrong with one field; of a field that takes several files `item` says which, counted from 1. Of goods that stand in the way of a
 * purchase `message` is the name and `id` the line of the basket.
 */
const FieldFault = Type.Object({
  code: Type.String(),
  message: Type.String(),
  item: Type.Optional(Type.Integer({ minimum: 1 })),
  id: Type.Optional(Id),
})
export type FieldFault = Static<typeof FieldFault>
/** RFC 9457 problem with our machine code and, for bad input, messages by field. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(FieldFault))),
  /** Beside `plan_required`: what the caller's plan lacks and which plan has it. */
  plan: Type.Optional(OpeningPlan),
  /** Of two people of staff who decide the same thing the second is told who was first, and when. */
  decided: Type.Optional(Type.Object({ by: Nullable(Type.String()), at: IsoTime })),
})
export type Problem = Static<typeof Problem>
