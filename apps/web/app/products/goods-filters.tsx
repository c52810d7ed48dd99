// Filters of the table of a seller's goods: search, categories, stock, and goods without orders in the last 90 days.
// The chosen filters are stored in the URL.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import { NO_ORDER_DAYS } from '@sverka/contract/products/products.rules'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Row } from '../ui/layout.tsx'
import styles from './goods-filters.module.css'
import { type GoodsUrl, goodsHref, isNarrowed, readGoodsUrl } from './goods-url.ts'
import { productsMessages } from './products.messages.ts'

/** All categories in the order of the tree, each named with its parent, as in «Металл / Арматура» («Metal / Reinforcing bars»). */
const toList = (tree: CategoryTree): { id: number; name: string }[] =>
  tree.flatMap((top) => [
    { id: top.id, name: top.name },
    ...top.childrens.flatMap((middle) => [
      { id: middle.id, name: `${top.name} / ${middle.name}` },
      ...middle.childrens.map((leaf) => ({ id: leaf.id, name: `${middle.name} / ${leaf.name}` })),
    ]),
  ])

/** Changes filters by navigating. Reads the URL anew each time, because a second choice may come before the first one is rendered. */
function useNarrowing() {
  const navigate = useNavigate()
  return (changes: (now: GoodsUrl) => Partial<GoodsUrl>) => {
    const now = readGoodsUrl(new URLSearchParams(window.location.search))
    void navigate(goodsHref(now, changes(now)), { preventScrollReset: true })
  }
}

export function GoodsFilters({ tree, url }: { tree: CategoryTree; url: GoodsUrl }) {
  const texts = useMessages(productsMessages)
  const narrow = useNarrowing()
  const all = toList(tree)
  return (
    <div className={styles.filters}>
      <Search url={url} />
      <Select
        label={texts.categories}
        value=""
        onChange={({ currentTarget: { value } }) =>
          value !== '' && narrow(({ categories }) => ({ categories: [...new Set([...categories, Number(value)])] }))
        }
      >
        <option value="">{texts.chooseCategory}</option>
        {all
          .filter(({ id }) => !url.categories.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <Select
        label={texts.stockFilter}
        value={url.inStock === null ? '' : String(url.inStock)}
        onChange={({ currentTarget: { value } }) => narrow(() => ({ inStock: value === '' ? null : value === 'true' }))}
      >
        <option value="">{texts.stocks.any}</option>
        <option value="true">{texts.stocks.yes}</option>
        <option value="false">{texts.stocks.no}</option>
      </Select>
      <Button
        aria-pressed={url.quiet}
        variant={url.quiet ? 'soft' : 'secondary'}
        onClick={() => narrow(({ quiet }) => ({ quiet: !quiet }))}
      >
        {texts.quiet(NO_ORDER_DAYS)}
      </Button>
      {isNarrowed(url) && (
        <ButtonLink variant="text" to="?" preventScrollReset>
          {texts.reset}
        </ButtonLink>
      )}
      {url.categories.length > 0 && <ChosenCategories all={all} chosen={url.categories} />}
    </div>
  )
}

/** The categories of the filter, each a button that removes it. */
function ChosenCategories({ all, chosen }: { all: readonly { id: number; name: string }[]; chosen: readonly number[] }) {
  const texts = useMessages(productsMessages)
  const narrow = useNarrowing()
  return (
    <Row wrap gap={2} className={styles.chosen}>
      {all
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            variant="soft"
            icon="close"
            aria-label={texts.dropCategory(name)}
            onClick={() => narrow(({ categories }) => ({ categories: categories.filter((category) => category !== id) }))}
          >
            {name}
          </Button>
        ))}
    </Row>
  )
}

function Search({ url: { search } }: { url: GoodsUrl }) {
  const texts = useMessages(productsMessages)
  const narrow = useNarrowing()
  const field = useRef<HTMLInputElement>(null)
  // Shows the search of the URL after a link or the button «back» has changed it. The field stays the same element and keeps its focus.
  useEffect(() => {
    if (field.current) field.current.value = search
  }, [search])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow(() => ({ search: field.current?.value.trim() ?? '' }))
  }
  return (
    <search aria-label={texts.filters}>
      <form className={styles.search} onSubmit={send}>
        <TextField
          ref={field}
          label={texts.search}
          labelHidden
          icon="search"
          type="search"
          name="search"
          defaultValue={search}
          placeholder={texts.search}
          // The limit of the API.
          maxLength={200}
        />
        <Button type="submit">{texts.show}</Button>
      </form>
    </search>
  )
}
