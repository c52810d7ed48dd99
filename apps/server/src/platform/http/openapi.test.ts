// The two OpenAPI documents: complete, valid, and correct about media types, files and access.

import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { Operation } from '@sverka/contract/http/http'
import { operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const world = new World(app)

type Content = Record<string, { schema: Record<string, unknown> }>
interface Described {
  operationId: string
  security?: unknown
  parameters?: { name: string; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface Printed {
  openapi: string
  paths: Record<string, Record<string, Described>>
  webhooks?: Record<string, Record<string, Pick<Described, 'parameters' | 'requestBody'>>>
}

const PUBLIC = '/api/v1/openapi.json'
const STAFF = '/api/v1/admin/openapi.json'
const read = async (url: string): Promise<Printed> => (await ask(url)).json()
const ask = async (url: string) => {
  const { access: token } = await world.staff()
  return app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
}
const described = ({ paths }: Printed): Described[] => Object.values(paths).flatMap((methods) => Object.values(methods))
const operationIds = (isWanted: (operation: Operation) => boolean): string[] =>
  Object.entries<Operation>(operations)
    .flatMap(([name, operation]) => (isWanted(operation) && !('302' in operation.response) ? [name] : []))
    .toSorted()

test('each webhook is described once, with the headers of its signature', async () => {
  const [open, staff] = [await read(PUBLIC), await read(STAFF)]
  const sent = open.webhooks?.companyChanged?.post
  expect(sent?.parameters?.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
  expect(sent?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['type', 'timestamp', 'data'] })
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
    described(open)
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(operationIds(({ access }) => access !== 'staff'))
  expect(
    described(staff)
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(operationIds(({ access }) => access === 'staff'))
  expect((await app.server.inject(STAFF)).statusCode).toBe(401)
  const { access: token } = await world.person()
  expect((await app.server.inject({ url: STAFF, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404)
})

test.each([PUBLIC, STAFF])('the recommended rules of Redocly find nothing in %s', async (url) => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: (await ask(url)).body, config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('the contract documents refusals, files, lists and tuples as they are sent', async () => {
  const all = [...described(await read(PUBLIC)), ...described(await read(STAFF))]
  const of = (id: string) => all.find(({ operationId }) => operationId === id)
  for (const { operationId, responses } of all)
    for (const [status, { content }] of Object.entries(responses))
      if (Number(status) >= 400) {
        const type = 'refusal' in operations[operationId as keyof typeof operations] ? 'application/json' : 'application/problem+json'
        expect([operationId, status, Object.keys(content ?? {})]).toEqual([operationId, status, [type]])
      }
  expect(of('createTicket')?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    required: ['passport', 'contract'],
    properties: {
      company: { type: 'string' },
      passport: { type: 'string', format: 'binary' },
      contract: { type: 'string', format: 'binary' },
    },
  })
  expect(Object.keys(of('updateMe')?.requestBody?.content ?? {})).toEqual(['application/json', 'multipart/form-data'])
  expect(of('listCompanies')?.parameters?.find(({ name }) => name === 'region__in')).toMatchObject({ style: 'form', explode: false })
  const text = JSON.stringify(all)
  expect(text).toContain('"prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false')
  expect(text).not.toMatch(/"items":\[|additionalItems|"x-/)
})

test('a body that is not JSON is described by its media type', async () => {
  const { paths } = await read(PUBLIC)
  const pages = ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/blog/rss.xml', '/api/v1/counter']
  for (const path of pages) {
    const { headers, statusCode } = await app.server.inject(path)
    const [type] = String(headers['content-type']).split(';')
    expect([path, statusCode, Object.keys(paths[path]?.get?.responses['200']?.content ?? {})]).toEqual([path, 200, [type]])
  }
  const zip = paths['/api/v1/profile/data']?.post?.responses['200']?.content
  expect(Object.keys(zip ?? {})).toEqual(['application/zip'])
})
