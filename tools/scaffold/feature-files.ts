// The files of a new feature: contract, server, web and tests, each the smallest that passes every check.

/** Contents by path. `module` is in kebab-case, `label` is its Russian name. */
export function featureFiles(module: string, label: string): Map<string, string> {
  const names = { module, label, type: pascal(module), value: camel(module) }
  return new Map([
    [`packages/contract/src/${module}/${module}.ts`, contract(names)],
    [`apps/server/src/${module}/${module}.feature.ts`, feature(names)],
    [`apps/server/src/${module}/${module}.routes.ts`, routes(names)],
    [`apps/server/src/${module}/${module}.ts`, rule(names)],
    [`apps/server/src/${module}/${module}.test.ts`, serverTest(names)],
    [`apps/web/app/${module}/${module}.page.tsx`, page(names)],
    [`apps/web/app/${module}/${module}.messages.ts`, catalogue(names)],
    [`e2e/${module}.spec.ts`, browserTest(names)],
  ])
}

/** `price-lists` → `priceLists`. */
export const camel = (module: string): string => module.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
/** `price-lists` → `PriceLists`. */
export const pascal = (module: string): string => camel(module).replace(/^./, (letter) => letter.toUpperCase())

/** The feature's name in kebab-case, its Russian name, and its names for types and values in code. */
interface Names {
  readonly module: string
  readonly label: string
  readonly type: string
  readonly value: string
}

const contract = ({ module, type }: Names): string => `// What goes over the wire of ${module}.
import { Type } from 'typebox'
import { defineOperation, Id, Page, pageQuery } from '../http/http.ts'

export const ${type}Entry = Type.Object({ id: Id, name: Type.String() })

export const list${type} = defineOperation({
  method: 'GET',
  path: '/api/v1/${module}/',
  summary: 'All entries of ${module}',
  access: 'public',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(${type}Entry) },
  errors: [],
})
`

const feature = ({ module, value }: Names): string => `// The feature of ${module}.
import type { Feature } from '../platform/feature.ts'
import { ${value}Routes } from './${module}.routes.ts'

export const ${value}: Feature = () => ({ routes: () => ${value}Routes })
`

const routes = ({ module, type, value }: Names): string => `// Declares the operations of ${module}.
import { list${type} } from '@sverka/contract/${module}/${module}'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { entries } from './${module}.ts'

export const ${value}Routes: readonly BoundRoute[] = [reads(list${type}, ({ query }) => entries(query))]
`

const rule = ({ module }: Names): string => `// The rules of ${module}.

/** A page of entries; empty until the module has a table. */
export async function entries({ page = 1, page_size = 20 }: { page?: number | undefined; page_size?: number | undefined }) {
  return { count: 0, page, page_size, result: [] }
}
`

const serverTest = ({ module }: Names): string => `// What ${module} promises over HTTP.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'

const app = testApplication()

test('a page of entries', async () => {
  const answer = await app.server.inject({ url: '/api/v1/${module}/' })
  expect(answer.json()).toEqual({ count: 0, page: 1, page_size: 20, result: [] })
})
`

const page = ({ module, type, value }: Names): string => `// The page of ${module}.
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/${module}.page'
import { ${value}Messages } from './${module}.messages.ts'

export const loader = ({ context }: Route.LoaderArgs) => pageData(context.get(servicesContext).call('GET /api/v1/${module}/', { query: {} }))

export default function ${type}Page({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(${value}Messages)
  return (
    <Container>
      <PageHead title={texts.title} description={texts.description} canonical="/${module}" />
      <Heading level={1}>{texts.title}</Heading>
      {loaderData.result.length === 0 && <Text as="p">{texts.empty}</Text>}
    </Container>
  )
}
`

const catalogue = ({ module, label, value }: Names): string => `// Texts of ${module}.
import { defineTexts } from '../i18n/catalogue.ts'

export const ${value}Messages = defineTexts({
  title: { ru: '${label}', en: '${label}', zh: '${label}' },
  description: { ru: '${label}', en: '${label}', zh: '${label}' },
  empty: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
})
`

const browserTest = ({ module, label }: Names): string => `// The page of ${module} in the browser.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('an empty list says so', async ({ page }) => {
  await open(page, '/${module}')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}')
})

accessibleEverywhere('the page of ${module}', '/${module}')
`
