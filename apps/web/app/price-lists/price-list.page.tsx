// `/profile/price-lists/:id`: one price list: the meaning of its columns, the effect of each line on the seller's products, and the button that
// applies it.
import type { PriceLine, PriceList } from '@sverka/contract/price-lists/price-lists'
import { type LineOutcome, lineOutcomes } from '@sverka/contract/price-lists/price-lists.rules'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Pager } from '../shell/pager.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/price-list.page'
import { CategoriesPanel } from './categories-panel.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { priceListsMessages } from './price-lists.messages.ts'
import { useListAction } from './use-list-action.ts'

const PAGE_SIZE = 20

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  pageData(load(Number(params.id), new URL(request.url).searchParams))

/** `outcome`: only lines with this effect are listed; null for all. */
async function load(id: number, params: URLSearchParams) {
  const outcome = lineOutcomes.find((outcome) => outcome === params.get('outcome')) ?? null
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const query = { page, page_size: PAGE_SIZE, ...(outcome === null ? {} : { outcome }) }
  const [list, lines, tree] = await Promise.all([
    browserCall('GET /api/v1/price-lists/:id/', { params: { id } }),
    browserCall('GET /api/v1/price-lists/:id/lines/', { params: { id }, query }),
    browserCall('GET /api/v1/categories/', { query: { lang: languageInBrowser() } }),
  ])
  const { categories } = await (list.state === 'compared' || list.state === 'done'
    ? browserCall('GET /api/v1/price-lists/:id/categories/', { params: { id } })
    : { categories: [] })
  return { list, lines, tree, outcome, page, categories }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  const { list, tree, categories } = loaderData
  const texts = useMessages(priceListsMessages)
  usePolling(list)
  // A list from 1С (an accounting program) or from a URL is applied at once, without review by the seller. So the categories of an applied list can
  // still be mapped as long as one of them has none.
  const mayMapCategories = list.state === 'done' ? categories.some(({ category }) => category === null) : categories.length > 0
  return (
    <Stack gap={4}>
      <PageHead title={list.file_name} noindex />
      <Breadcrumbs
        label={texts.way}
        crumbs={[
          { label: texts.goods, to: '/profile/products' },
          { label: texts.title, to: '/profile/price-lists' },
          { label: list.file_name },
        ]}
      />
      <Head list={list} />
      {list.state !== 'columns' && <Lines {...loaderData} />}
      {mayMapCategories && <CategoriesPanel key={list.id} list={list} named={categories} tree={tree} />}
      {list.state !== 'applying' && list.state !== 'done' && <ColumnsPanel key={list.state} list={list} tree={tree} />}
    </Stack>
  )
}

/** Interval at which the page's data are loaded again while the server compares or applies the list. */
const POLL_MS = 1500

function usePolling({ state }: PriceList): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'comparing' && state !== 'applying') return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}

/** The heading, which says how far the list has come, and the button that applies a compared list. */
function Head({ list }: { list: PriceList }) {
  const texts = useMessages(priceListsMessages)
  const { busy, run } = useListAction()
  const { counts, state, done, lines } = list
  const applicable = counts.new + counts.changed
  const apply = () => run(() => browserCall('POST /api/v1/price-lists/:id/apply/', { params: { id: list.id } }))
  const title = {
    columns: texts.nameColumns,
    comparing: texts.comparing(done, lines),
    compared: texts.would(counts.changed, counts.new),
    applying: texts.applying(done, applicable),
    done: texts.took(list.applied),
  }[state]
  const doneHint = counts.new > 0 ? texts.draftsHint : [texts.noDrafts, counts.refused > 0 && texts.refusedHint].filter(Boolean).join(' ')
  return (
    <Row between wrap gap={3}>
      <div>
        <Heading level={1} look="h2">
          <span role="status">{title}</span>
        </Heading>
        <Text as="p" tone="secondary">
          {state === 'done' ? doneHint : texts.nothingYet}
        </Text>
        {list.pictures_left_out > 0 && <Text as="p">{texts.picturesLeftOut(list.pictures_left_out)}</Text>}
      </div>
      {state === 'compared' && (
        <Button variant="primary" busy={busy} disabled={applicable === 0} onClick={() => void apply()}>
          {texts.take(applicable)}
        </Button>
      )}
    </Row>
  )
}

function Lines({ list, lines, outcome, page }: Route.ComponentProps['loaderData']) {
  const texts = useMessages(priceListsMessages)
  /** URL of this page with a filter and a page number. */
  const urlWith = (outcome: LineOutcome | null, toPage = 1) => {
    const query = new URLSearchParams({ ...(outcome ? { outcome } : {}), ...(toPage > 1 ? { page: String(toPage) } : {}) })
    return `/profile/price-lists/${list.id}${query.size > 0 ? `?${query}` : ''}`
  }
  const items = [
    { key: 'all', to: urlWith(null), label: texts.all, count: Object.values(list.counts).reduce((sum, count) => sum + count, 0) },
    ...lineOutcomes.map((outcome) => ({ key: outcome, to: urlWith(outcome), label: texts.outcomes[outcome], count: list.counts[outcome] })),
  ]
  return (
    <Stack gap={3}>
      <Tabs label={texts.lines} items={items} selected={outcome ?? 'all'} stay />
      <Panel flush>
        <LinesTable lines={lines.result} />
      </Panel>
      <Pager current={page} last={Math.max(1, Math.ceil(lines.count / PAGE_SIZE))} pageHref={(to) => urlWith(outcome, to)} />
    </Stack>
  )
}

function LinesTable({ lines }: { lines: readonly PriceLine[] }) {
  const texts = useMessages(priceListsMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.lines}
      edged
      stacked
      rows={lines}
      rowKey={({ line }) => line}
      columns={[
        { key: 'line', head: texts.line, numeric: true, cell: ({ line }) => format.integer(line) },
        {
          key: 'article',
          head: texts.fields.article,
          rowHeader: true,
          cell: ({ article, product }) => <Article article={article} product={product} />,
        },
        { key: 'name', head: texts.fields.name, cell: ({ name }) => name },
        { key: 'what', head: texts.what, cell: (line) => <LineEffect line={line} /> },
      ]}
    />
  )
}

/** The seller's own code of the product, as a link if the product exists. */
const Article = ({ article, product }: Pick<PriceLine, 'article' | 'product'>) =>
  product === null ? article || '—' : <Link to={`/profile/products/edit/${product}`}>{article}</Link>

/** The changes by the line with old and new values, or the reason why the line is refused. */
function LineEffect({ line: { outcome, code, changes, applied } }: { line: PriceLine }) {
  const texts = useMessages(priceListsMessages)
  const errorText = useErrorText()
  const format = useFormat()
  if (outcome === 'refused') return <Text tone="bad">{errorText(code ?? '')}</Text>
  if (outcome === 'unchanged') return <Text tone="muted">{texts.outcomes.unchanged}</Text>
  // Prices are rubles, certificates are text, and the other changed fields are whole numbers. The name has a column of its own.
  const formatValue = (field: string, text: string) =>
    text === '' || field === 'certificates' ? text : field === 'price' ? format.price(Number(text)) : format.integer(Number(text))
  const changeTexts = changes
    .filter(({ field }) => field !== 'name')
    .map(({ field, before, after }) => texts.change(texts.fields[field], formatValue(field, before), formatValue(field, after)))
  return (
    <>
      {outcome === 'new' && `${texts.draft}. `}
      {changeTexts.join(', ')}
      {applied && <Text tone="good"> {texts.applied}</Text>}
    </>
  )
}
