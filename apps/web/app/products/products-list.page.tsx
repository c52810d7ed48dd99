// `/profile/products`: the table of a seller's own goods with search, sorting, editing of price and stock in place, and actions on several.
import type { OwnCard } from '@sverka/contract/products/own-products'
import { type OwnAction, type OwnView, ownViews } from '@sverka/contract/products/products.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { OwnPromotion } from '../marketplace/own-promotion.tsx'
import { languageInBrowser } from '../reliability/reader-language.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/products-list.page'
import styles from './goods.module.css'
import { GoodsBulk } from './goods-bulk.tsx'
import { type AskedAction, GoodsDialog } from './goods-dialog.tsx'
import { GoodsFilters } from './goods-filters.tsx'
import { GoodsTable } from './goods-table.tsx'
import { type GoodsUrl, goodsHref, goodsQuery, isNarrowed, readGoodsUrl } from './goods-url.ts'
import { loadSelling } from './load-selling.ts'
import { productsMessages } from './products.messages.ts'
import { isReadyToSell, Requirements } from './requirements.tsx'
import { SellerFigures } from './seller-figures.tsx'
import { UnpaidNote } from './unpaid-note.tsx'
import { type ChangeValues, useOwnChanges, useReportedChanges } from './use-own-changes.ts'

/** Products on a page. */
const PAGE_SIZE = 20
/** A confirmation lists the names of the products if there are no more than this. */
const NAMES_MAX = 5

/** Without the profile's list of sections: the table needs the full width. */
export const handle: PageFrame = { sections: false }

/** Private page: the server renders pages as for a guest, so only the browser loads the cards. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadOwn(readGoodsUrl(new URL(request.url).searchParams)))

async function loadOwn(url: GoodsUrl) {
  const query = { ...goodsQuery(url), page: url.page, page_size: PAGE_SIZE, lang: languageInBrowser() }
  const [selling, tree, table, figures] = await Promise.all([
    loadSelling(),
    browserCall('GET /api/v1/categories/', { query: { lang: languageInBrowser() } }),
    browserCall('GET /api/v1/own-products/', { query }),
    browserCall('GET /api/v1/seller-figures/', {}),
  ])
  return { ...selling, tree, table, figures, url }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ProductsListPage({ loaderData }: Route.ComponentProps) {
  const { tree, table, figures, url } = loaderData
  const texts = useMessages(productsMessages)
  const isReady = isReadyToSell(loaderData)
  const isEmpty = table.counts.all === 0 && !isNarrowed(url)
  return (
    <Stack gap={4}>
      <PrivateHead title={texts.title} tab={texts.tab}>
        {isReady && (
          <>
            <ButtonLink icon="file" to="/profile/price-lists">
              {texts.priceList}
            </ButtonLink>
            <ButtonLink variant="primary" icon="plus" to="/profile/products/add">
              {texts.create}
            </ButtonLink>
          </>
        )}
      </PrivateHead>
      {!isReady && <Requirements {...loaderData} />}
      <UnpaidNote companies={loaderData.unpaid} />
      <OwnPromotion />
      <SellerFigures figures={figures} />
      <Heading level={2} look="h4">
        {texts.mine}
      </Heading>
      {isEmpty ? (
        <EmptyState icon="box" title={texts.none}>
          {isReady && texts.noneHint}
        </EmptyState>
      ) : (
        <>
          <Views counts={table.counts} url={url} />
          <GoodsFilters tree={tree} url={url} />
          <Goods key={goodsHref(url, { page: url.page })} cards={table.result} count={table.count} url={url} />
        </>
      )}
    </Stack>
  )
}

/** Tabs of the table, with the number of products in each; the tab of returned products has a warning. */
function Views({ counts, url }: { counts: Readonly<Record<OwnView, number>>; url: GoodsUrl }) {
  const texts = useMessages(productsMessages)
  const items = ownViews.map((view) => ({
    key: view,
    to: goodsHref(url, { view }),
    label: texts.views[view],
    count: counts[view],
    warning: view === 'returned' && counts.returned > 0 ? texts.returnedWarning : undefined,
  }))
  return <Tabs label={texts.viewsLabel} items={items} selected={url.view} stay />
}

/** Actions that open a dialog first: to confirm, or to enter a number. The others run at once. */
const CONFIRMED: readonly OwnAction[] = ['remove', 'withdraw']
const NUMERIC: readonly OwnAction[] = ['price', 'stock']

interface GoodsProps {
  cards: readonly OwnCard[]
  count: number
  url: GoodsUrl
}

/** Selection, the open dialog and the running actions of the table. */
function useGoods(cards: readonly OwnCard[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [question, setQuestion] = useState<AskedAction | null>(null)
  const changes = useOwnChanges(cards)
  const changeAndReport = useReportedChanges(changes)
  const act = async (action: OwnAction, ids: readonly number[], values: ChangeValues = {}) => {
    const refusals = await changeAndReport(action, ids, values)
    setQuestion(null)
    // Products for which the action was refused stay selected, so that the seller can try another action.
    if (refusals) setSelected((before) => new Set([...before].filter((id) => !ids.includes(id) || refusals.has(id))))
  }
  const choose = (action: OwnAction, ids: readonly number[]) => {
    if (!CONFIRMED.includes(action) && !NUMERIC.includes(action)) return void act(action, ids)
    const names = ids.length > NAMES_MAX ? [] : cards.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    setQuestion({ action, ids, names })
  }
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((before) => (isSelected ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id)))))
  const saveNumber = async (id: number, action: 'price' | 'stock', values: ChangeValues) => {
    const refusals = await changes.change(action, [id], values)
    // If the whole request has failed, a message has reported it: the cell is marked as wrong without a text of its own.
    return refusals === null ? '' : (refusals.get(id) ?? null)
  }
  const selectedHere = cards.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  return { ...changes, selected, selectedHere, question, setQuestion, act, choose, select, saveNumber }
}

function Goods({ cards, count, url }: GoodsProps) {
  const texts = useMessages(productsMessages)
  const format = useFormat()
  const goods = useGoods(cards)
  const { selectedHere, question, busy } = goods
  if (cards.length === 0)
    return (
      <EmptyState icon="box" title={texts.noneOfThese}>
        {null}
      </EmptyState>
    )
  const from = (url.page - 1) * PAGE_SIZE
  return (
    <div className={styles.frame}>
      {selectedHere.length > 0 && (
        <GoodsBulk count={selectedHere.length} busy={busy} onAction={(action) => goods.choose(action, selectedHere)} />
      )}
      <GoodsTable
        cards={cards}
        url={url}
        selected={goods.selected}
        refusals={goods.refusals}
        onSelect={goods.select}
        onNumber={goods.saveNumber}
        onAction={goods.choose}
      />
      <div className={styles.foot}>
        <span>{texts.shown(from + 1, from + cards.length, format.integer(count))}</span>
        <Pager current={url.page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(page) => goodsHref(url, { page })} />
      </div>
      <GoodsDialog
        question={question}
        busy={busy}
        onClose={() => goods.setQuestion(null)}
        onAnswer={(values) => question && void goods.act(question.action, question.ids, values)}
      />
    </div>
  )
}
