// Turns the contract's table of operations into the data of the API page. It runs on the server only, so that no schema is sent to the browser.
import { errors } from '@sverka/contract/errors'
import type { Access, Operation } from '@sverka/contract/http/http'
import { operations } from '@sverka/contract/operations/operations'
import { outline } from './schema-outline.ts'

export interface DocumentedParameter {
  name: string
  place: 'path' | 'query'
  required: boolean
  /** Outline of its schema, such as `integer 1…100`. */
  type: string
}

export interface DocumentedOperation {
  key: string
  method: string
  /** With parameters in braces: `/api/v1/companies/{id}/`. */
  path: string
  summary: string
  /** `user`: signed in, or with a key. */
  access: 'public' | 'user'
  /** Name of the plan's feature that the operation needs; null if it needs none. */
  flag: string | null
  /** Names of the rate limits that apply, separated by commas. */
  limit: string
  parameters: DocumentedParameter[]
  /** Outline of the body's schema; null without a body. */
  body: string | null
  /** The body is a multipart form. */
  multipart: boolean
  answers: { status: number; outline: string | null }[]
  errors: { code: string; status: number }[]
}

export interface DocumentedGroup {
  name: string
  operations: DocumentedOperation[]
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

/** All operations except those for staff, grouped by the first part of their path after `/api/v1`, in the order of the contract. */
export function documentedGroups(): DocumentedGroup[] {
  const groups = new Map<string, DocumentedOperation[]>()
  for (const operation of Object.values<Operation>(operations)) {
    if (operation.access === 'staff') continue
    const name = operation.path.replace(/^\/api\/v1/, '').split('/')[1] ?? ''
    groups.set(name, [...(groups.get(name) ?? []), documented(operation)])
  }
  return [...groups].map(([name, list]) => ({ name, operations: list }))
}

function documented(operation: Operation): DocumentedOperation {
  const { method, path, summary, access, limit, consumes, response } = operation
  return {
    key: `${method} ${path}`,
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    access: accessRole(access),
    flag: typeof access === 'object' ? access.flag : null,
    limit: [limit].flat().join(', '),
    parameters: [...parameters('path', operation.params), ...parameters('query', operation.query)],
    body: operation.body ? outline(operation.body) : null,
    multipart: consumes !== undefined && consumes !== 'json',
    answers: Object.entries(response).map(([status, schema]) => ({ status: Number(status), outline: schema ? outline(schema) : null })),
    errors: operation.errors.map((code) => ({ code, status: errors[code].status })),
  }
}

const accessRole = (access: Access): DocumentedOperation['access'] => (access === 'public' ? 'public' : 'user')

function parameters(place: 'path' | 'query', schema: object | undefined): DocumentedParameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    place,
    required: required.includes(name),
    type: outline(property),
  }))
}
