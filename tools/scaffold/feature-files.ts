// The files of a new feature: contract, server, web and tests, each the smallest that passes every check.

/** Contents by path. `word` is in kebab-case, `label` is its Russian name. */
export function featureFiles(word: string, label: string): Map<string, string> {
  const names = { word, label, type: pascal(word), value: camel(word) }
  return new Map([
    [`packages/contract/src/${word}/${word}.ts`, contract(names)],
    [`apps/server/src/${word}/${word}.feature.ts`, feature(names)],
    [`apps/server/src/${word}/${word}.routes.ts`, routes(names)],
    [`apps/server/src/${word}/${word}.ts`, rule(names)],
    [`apps/server/src/${word}/${word}.test.ts`, serverTest(names)],
    [`apps/web/app/${word}/${word}.page.tsx`, page(names)],
    [`apps/web/app/${word}/${word}.messages.ts`, catalogue(names)],
    [`e2e/${word}.spec.ts`, browserTest(names)],
  ])
}

/** `price-lists` → `priceLists`. */
export const camel = (word: string): string => word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
/** `price-lists` → `PriceLists`. */
export const pascal = (word: string): string => camel(word).replace(/^./, (letter) => letter.toUpperCase())

/** The feature's name in kebab-case, its Russian name, and its names for types and values in code. */
interface Names {
  readonly word: string
  readonly label: string
  readonly type: string
  readonly value: string
}

const contract = ({ word, type }: Names): string => `// What goes over the wire of ${word}.
import { Type } from 'typebox'
import { defineOperation, Id, Page, pageQuery } from '../http/http.ts'

export const ${type}Entry = Type.Object({ id: Id, name: Type.String() })

export const list${type} = defineOperation({
  method: 'GET',
  path: '/api/v1/${word}/',
  summary: 'All entries of ${word}',
  access: 'public',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(${type}Entry) },
  errors: [],
})
`

const feature = ({ word, value }: Names): string => `// The feature of ${word}.
import type { Feature } from '../platform/feature.ts'
import { ${value}Routes } from './${word}.routes.ts'

export const ${value}: Feature = () => ({ routes: () => ${value}Routes })
`

const routes = ({ word, type, value }: Names): string => `// Declares the operations of ${word}.
import { list${type} } from '@sverka/contract/${word}/${word}'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { entries } from './${word}.ts'

export const ${value}Routes: readonly BoundRoute[] = [reads(list${type}, ({ query }) => entries(query))]
`

const rule = ({ word }: Names): string => `// The rules of ${word}.

/** A page of entries; empty until the word has a table. */
export async function entries({ page = 1, page_size = 20 }: { page?: number | undefined; page_size?: number | undefined }) {
  return { count: 0, page, page_size, result: [] }
}
`

const serverTest = ({ word }: Names): string => `// What ${word} promises over HTTP.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'

const app = testApplication()

test('a page of entries', async () => {
  const answer = await app.server.inject({ url: '/api/v1/${word}/' })
  expect(answer.json()).toEqual({ count: 0, page: 1, page_size: 20, result: [] })
})
`

const page = ({ word, type, value }: Names): string => `// The page of ${word}.
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/${word}.page'
import { ${value}Messages } from './${word}.messages.ts'

export const loader = ({ context }: Route.LoaderArgs) => pageData(context.get(servicesContext).call('GET /api/v1/${word}/', { query: {} }))

export default function ${type}Page({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(${value}Messages)
  return (
    <Container>
      <PageHead title={texts.title} description={texts.description} canonical="/${word}" />
      <Heading level={1}>{texts.title}</Heading>
      {loaderData.result.length === 0 && <Text as="p">{texts.empty}</Text>}
    </Container>
  )
}
`

const catalogue = ({ word, label, value }: Names): string => `// Texts of ${word}.
import { defineTexts } from '../i18n/catalogue.ts'

export const ${value}Messages = defineTexts({
  title: { ru: '${label}', en: '${label}', zh: '${label}' },
  description: { ru: '${label}', en: '${label}', zh: '${label}' },
  empty: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
})
`

const browserTest = ({ word, label }: Names): string => `// The page of ${word} in the browser.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('an empty list says so', async ({ page }) => {
  await open(page, '/${word}')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}')
})

accessibleEverywhere('the page of ${word}', '/${word}')
`
