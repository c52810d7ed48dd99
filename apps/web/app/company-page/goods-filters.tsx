// Filters of a seller's goods: text, category, order. A plain form and links, so that it works without JavaScript.
import type { Output } from '@sverka/contract/operations/operations'
import { productOrders } from '@sverka/contract/products/products.rules'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Select, TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { companyPageMessages } from './company-page.messages.ts'
import styles from './company-page.module.css'
import { type CompanyPageUrl, readCompanyPageUrl, writeCompanyPageUrl } from './page-url.ts'

interface GoodsFiltersProps {
  id: number
  url: CompanyPageUrl
  categories: Output<'GET /api/v1/companies/:id/showcase/'>['categories']
}

export function GoodsFilters({ id, url, categories }: GoodsFiltersProps) {
  const texts = useMessages(companyPageMessages)
  const chip = (category: number | null, label: string, count?: number) => (
    <li key={category}>
      <Link
        to={writeCompanyPageUrl(id, { ...url, category, page: 1 })}
        preventScrollReset
        aria-current={url.category === category ? 'true' : undefined}
        className={classNames(styles.chip, url.category === category && styles.chosen)}
      >
        {label} {count !== undefined && <span>{count}</span>}
      </Link>
    </li>
  )
  return (
    <div className={styles.filters}>
      <FilterForm key={writeCompanyPageUrl(id, url)} id={id} url={url} />
      {categories.length > 1 && (
        <nav aria-label={texts.categories}>
          <ul className={styles.chips}>
            {chip(null, texts.all)}
            {categories.map((category) => chip(category.id, category.name, category.count))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function FilterForm({ id, url }: Omit<GoodsFiltersProps, 'categories'>) {
  const texts = useMessages(companyPageMessages)
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
    void navigate(writeCompanyPageUrl(id, readCompanyPageUrl(fields)), { preventScrollReset: true })
  }
  return (
    <form action={`/company/${id}`} method="get" onSubmit={submit} className={styles.form}>
      <TextField
        label={texts.search}
        labelHidden
        type="search"
        name="search"
        icon="search"
        maxLength={200}
        placeholder={texts.search}
        defaultValue={url.search}
      />
      {url.category !== null && <input type="hidden" name="category" value={url.category} />}
      <Select label={texts.order} labelHidden name="ordering" defaultValue={url.ordering}>
        {productOrders.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </Select>
      <Button type="submit">{texts.apply}</Button>
    </form>
  )
}
