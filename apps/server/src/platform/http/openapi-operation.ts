// Describes one operation of the HTTP contract as OpenAPI 3.1: parameters, request bodies with files, responses by media type.
import { STATUS_CODES } from 'node:http'
import { commonErrors, type ErrorCode, errors } from '@sverka/contract/errors'
import type { Operation } from '@sverka/contract/http/http'

type Json = Record<string, unknown>

/** `/api/v1/companies/:id/` → `/api/v1/companies/{id}`, without the trailing slash, which is optional. */
export const openapiPath = ({ path }: Operation): string => path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '')

/** The OpenAPI operation object. Its tag is the first segment of the path after `/api/v1` and `/admin`. */
export function openapiOperation(operationId: string, operation: Operation): Json {
  const parameters = [...listParameters('path', operation.params), ...listParameters('query', operation.query)]
  const content = bodyContent(operation)
  return {
    operationId,
    summary: operation.summary,
    tags: [operation.path.replace(/^\/api\/v1(\/admin)?/, '').split('/')[1]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: isBodyRequired(operation), content } } : {}),
    ...(operation.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    responses: { ...successes(operation), ...refusals(operation) },
  }
}

/** A schema as JSON Schema 2020-12: tuples with `prefixItems`, without the contract's own keywords `x-list` and `x-media-types`. */
export function asOpenapi(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asOpenapi)
  if (typeof schema !== 'object' || schema === null) return schema
  const { items, additionalItems, 'x-list': _list, 'x-media-types': _types, ...rest } = schema as Json
  const others = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asOpenapi(value)]))
  if (Array.isArray(items)) return { ...others, prefixItems: items.map(asOpenapi), items: false }
  return items === undefined ? others : { ...others, items: asOpenapi(items) }
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

const listParameters = (place: 'path' | 'query', schema: object | undefined): Json[] => {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // Lists are sent as `x=1,2`.
    ...('x-list' in property ? { style: 'form', explode: false } : {}),
    schema: asOpenapi(property),
  }))
}

function bodyContent({ body, files, consumes = 'json' }: Operation): Json | null {
  if (!body && !files) return null
  const json = body && consumes !== 'multipart' ? { 'application/json': { schema: asOpenapi(body) } } : {}
  const multipart: Json = consumes === 'json' ? {} : { 'multipart/form-data': { schema: withFiles(body, files ?? {}) } }
  const form = consumes === 'form' ? { 'application/x-www-form-urlencoded': multipart['multipart/form-data'] } : {}
  return { ...json, ...multipart, ...form }
}

/** The schema of a multipart body: its text fields and its files. */
function withFiles(body: object | undefined, files: NonNullable<Operation['files']>): Json {
  const { properties, required = [], ...rest } = (body ? asOpenapi(body) : { type: 'object' }) as ObjectSchema
  const fields = Object.entries(files).map(([name, { maxBytes, maxCount }]) => {
    const file = { type: 'string', format: 'binary', description: `A file of at most ${maxBytes} bytes` }
    return [name, maxCount > 1 ? { type: 'array', items: file, maxItems: maxCount } : file]
  })
  const needed = [...required, ...Object.keys(files).filter((name) => files[name]?.required)]
  return { ...rest, properties: { ...properties, ...Object.fromEntries(fields) }, ...(needed.length > 0 ? { required: needed } : {}) }
}

function isBodyRequired({ body, files = {}, consumes }: Operation): boolean {
  const { required = [], minProperties } = (body ?? {}) as ObjectSchema & { minProperties?: number }
  const hasFile = consumes === 'multipart' && Object.values(files).some((file) => file.required)
  return required.length > 0 || minProperties !== undefined || hasFile
}

const successes = ({ response }: Operation): Json =>
  Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      { description: STATUS_CODES[status], ...(schema ? { content: describeContent(schema) } : {}) },
    ]),
  )

/** The body of a response, once for each media type that it may have. */
function describeContent(schema: object): Json {
  const { 'x-media-types': types, contentMediaType } = schema as { 'x-media-types'?: readonly string[]; contentMediaType?: string }
  const named = types ?? (contentMediaType ? [contentMediaType] : ['application/json'])
  return Object.fromEntries(named.map((type) => [type, { schema: asOpenapi(schema) }]))
}

/** Errors that only operations with a body have. */
const BODY_ERRORS: readonly ErrorCode[] = ['body_too_large', 'unsupported_media_type']
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }

/** Error responses by status, each with its error codes. A status that the operation declares as a response of its own is left out. */
function refusals({ access, body, files, errors: own, response, ignoresToken, refusal }: Operation): Json {
  const implied: ErrorCode[] = [
    ...(ignoresToken ? [] : (['unauthorized'] as const)),
    ...(typeof access === 'object' ? (['plan_required'] as const) : []),
    ...(access === 'staff' ? (['not_found'] as const) : []),
    ...commonErrors.filter((code) => body || files || !BODY_ERRORS.includes(code)),
  ]
  const content: Json = refusal
    ? { 'application/json': { schema: asOpenapi(refusal) } }
    : { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const byStatus = Map.groupBy(new Set([...own, ...implied]), (code) => errors[code].status)
  const described = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: `${STATUS_CODES[status]}: ${codes.join(', ')}`,
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
      content,
    },
  ])
  return Object.fromEntries(described.filter(([status]) => !(String(status) in response)))
}
