// The two OpenAPI documents, the public one and the staff's: complete, valid, and correct about media types, files and access.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { Operation } from '@sverka/contract/http/http'
import { operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const world = new World(app)

type Content = Record<string, { schema: Record<string, unknown> }>
interface DocumentedOperation {
  operationId: string
  security?: unknown
  parameters?: { name: string; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface OpenapiDocument {
  openapi: string
  paths: Record<string, Record<string, DocumentedOperation>>
  webhooks?: Record<string, Record<string, Pick<DocumentedOperation, 'parameters' | 'requestBody'>>>
}

const PUBLIC = '/api/v1/openapi.json'
const STAFF = '/api/v1/admin/openapi.json'
const read = async (url: string): Promise<OpenapiDocument> => (await getAsStaff(url)).json()
const getAsStaff = async (url: string) => {
  const { access: token } = await world.staff()
  return app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
}
const operationsIn = ({ paths }: OpenapiDocument): DocumentedOperation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods))
/** Names of the contract's operations, without those that only redirect: the documents leave them out. */
const operationIds = (isWanted: (operation: Operation) => boolean): string[] =>
  Object.entries<Operation>(operations)
    .flatMap(([name, operation]) => (isWanted(operation) && !('302' in operation.response) ? [name] : []))
    .toSorted()

test('each webhook is described once, with the headers of its signature', async () => {
  const [open, staff] = [await read(PUBLIC), await read(STAFF)]
  const companyChanged = open.webhooks?.companyChanged?.post
  expect(companyChanged?.parameters?.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
  expect(companyChanged?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['type', 'timestamp', 'data'] })
  expect(Object.keys(open.webhooks ?? {})).toEqual([
    'companyChanged',
    'orderChanged',
    'paymentChanged',
    'refundChanged',
    'invoiceChanged',
    'messageCreated',
    'productChanged',
  ])
  expect(staff.webhooks).toBeUndefined()
})

test('each operation has its own id, and those of staff are in a document only staff can read', async () => {
  const [open, staff] = [await read(PUBLIC), await read(STAFF)]
  expect(open.openapi).toBe('3.1.0')
  expect(
    operationsIn(open)
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(operationIds(({ access }) => access !== 'staff'))
  expect(
    operationsIn(staff)
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(operationIds(({ access }) => access === 'staff'))
  expect((await app.server.inject(STAFF)).statusCode).toBe(401)
  const { access: token } = await world.person()
  expect((await app.server.inject({ url: STAFF, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404)
})

test.each([PUBLIC, STAFF])('the recommended rules of Redocly find nothing in %s', async (url) => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: (await getAsStaff(url)).body, config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('the contract documents refusals, files, lists and tuples as they are sent', async () => {
  const all = [...operationsIn(await read(PUBLIC)), ...operationsIn(await read(STAFF))]
  const find = (id: string) => all.find(({ operationId }) => operationId === id)
  for (const { operationId, responses } of all)
    for (const [status, { content }] of Object.entries(responses))
      if (Number(status) >= 400) {
        // An operation with refusals of its own shape sends plain JSON, all others RFC 9457 problems.
        const type = 'refusal' in operations[operationId as keyof typeof operations] ? 'application/json' : 'application/problem+json'
        expect([operationId, status, Object.keys(content ?? {})]).toEqual([operationId, status, [type]])
      }
  expect(find('createTicket')?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['passport', 'contract'],
    properties: {
      company: { type: 'string' },
      passport: { type: 'string', format: 'binary' },
      contract: { type: 'string', format: 'binary' },
    },
  })
  expect(Object.keys(find('updateMe')?.requestBody?.content ?? {})).toEqual(['application/json', 'multipart/form-data'])
  expect(find('listCompanies')?.parameters?.find(({ name }) => name === 'region__in')).toMatchObject({ style: 'form', explode: false })
  const text = JSON.stringify(all)
  expect(text).toContain('"prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false')
  expect(text).not.toMatch(/"items":\[|additionalItems|"x-/)
})

test('a body that is not JSON is described by its media type', async () => {
  const { paths } = await read(PUBLIC)
  const ownTypePaths = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/blog/rss.xml', '/api/v1/counter']
  for (const path of ownTypePaths) {
    const { headers, statusCode } = await app.server.inject(path)
    const [type] = String(headers['content-type']).split(';')
    expect([path, statusCode, Object.keys(paths[path]?.get?.responses['200']?.content ?? {})]).toEqual([path, 200, [type]])
  }
  const zip = paths['/api/v1/profile/data']?.post?.responses['200']?.content
  expect(Object.keys(zip ?? {})).toEqual(['application/zip'])
})
