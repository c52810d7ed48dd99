// `/profile/money`: a seller's money by company and period: sales, fees, refunds, received and expected money, by card and by invoice. Also shows
// whether the company can be paid on the site, and the documents of its orders.
import type { Output } from '@sverka/contract/operations/operations'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { SellerArchive, SellerDocuments } from '../documents/seller-documents.tsx'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/money.page'
import { ExpectedMoney } from './expected-money.tsx'
import { moneyMessages } from './money.messages.ts'
import styles from './money.module.css'
import { MoneyAccount } from './money-account.tsx'
import { MoneyEntries } from './money-entries.tsx'
import { type MoneyUrl, moneyHref, readMoneyUrl } from './money-url.ts'

type Money = Output<'GET /api/v1/seller-money/:id/'>

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(readMoneyUrl(new URL(request.url).searchParams)))

/** `id`: the company of the URL, or the member's first one; null without a company. */
async function load(url: MoneyUrl) {
  const accounts = await browserCall('GET /api/v1/seller-accounts/', {})
  const id = url.company ?? accounts.companies[0]?.id ?? null
  if (id === null) return { accounts, url, id, money: null, documents: null }
  const period = url.period === null ? {} : { period: url.period }
  const [money, documents] = await Promise.all([
    browserCall('GET /api/v1/seller-money/:id/', { params: { id }, query: { page: url.page, ...period } }),
    browserCall('GET /api/v1/seller-documents/:id/', { params: { id }, query: period }),
  ])
  return { accounts, url, id, money, documents }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function MoneyPage({ loaderData: { accounts, url, id, money, documents } }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const company = accounts.companies.find((company) => company.id === id)
  const currentUrl = { ...url, company: id }
  return (
    <div className={styles.page}>
      <PrivateHead title={texts.title}>{money && <Head url={currentUrl} canUploadStatement={company?.bank !== null} />}</PrivateHead>
      {accounts.companies.length > 1 && (
        <Segmented
          label={texts.companies}
          segments={accounts.companies.map((company) => ({
            value: String(company.id),
            label: company.name,
            to: moneyHref({ ...currentUrl, company: company.id, page: 1 }),
          }))}
          chosen={String(id)}
          wrap
        />
      )}
      {company ? (
        <>
          {money && <Sums money={money} />}
          <MoneyAccount company={company} needed={accounts.needed} test={accounts.test} />
          {money && <ExpectedMoney money={money} />}
          {money && <MoneyEntries money={money} url={currentUrl} />}
          {documents && documents.count > 0 && <Documents documents={documents} url={currentUrl} />}
        </>
      ) : (
        <EmptyState
          icon="building"
          title={texts.none}
          action={
            <ButtonLink variant="primary" to="/profile/add-company">
              {texts.bind}
            </ButtonLink>
          }
        >
          {texts.noneHint}
        </EmptyState>
      )}
    </div>
  )
}

/** Periods to choose from, and a link to upload bank statements if the company has bank details for invoices. */
function Head({ url, canUploadStatement }: { url: MoneyUrl; canUploadStatement: boolean }) {
  const { statement } = useMessages(moneyMessages)
  return (
    <Row gap={3} wrap>
      <Periods url={url} />
      {canUploadStatement && <ButtonLink to="/profile/statements">{statement}</ButtonLink>}
    </Row>
  )
}

/** This month, last month, this year, all time, and the URL's period if it is another. */
function Periods({ url }: { url: MoneyUrl }) {
  const texts = useMessages(moneyMessages)
  const periodName = usePeriodName()
  const { today } = useSite()
  const [year = 0, month = 1] = today.split('-').map(Number)
  const lastMonth = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  const usual = [today.slice(0, 7), lastMonth, today.slice(0, 4)]
  const segments = [...usual, ...(url.period !== null && !usual.includes(url.period) ? [url.period] : [])]
  return (
    <Segmented
      label={texts.periods}
      segments={[
        ...segments.map((period) => ({ value: period, label: periodName(period, today), to: moneyHref({ ...url, period, page: 1 }) })),
        { value: '', label: texts.allTime, to: moneyHref({ ...url, period: null, page: 1 }) },
      ]}
      chosen={url.period ?? ''}
      wrap
    />
  )
}

/** Returns a function that formats a period, `2026-11` or `2026`, in the reader's language: «Ноябрь», or «Ноябрь 2025» if that is not this year. */
function usePeriodName(): (period: string, today: string) => string {
  const locale = useLocale()
  return (period, today) => {
    const [year = '', month] = period.split('-')
    if (month === undefined) return year
    const day = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
    const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(day)
    const shown = name.charAt(0).toUpperCase() + name.slice(1)
    if (today.startsWith(year)) return shown
    return locale === 'zh-CN' ? `${year}年${shown}` : `${shown} ${year}`
  }
}

/** The totals of the period. `to_come`, the expected money, is always as of today. */
function Sums({ money }: { money: Money }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  // Expected money without invoices: payments by card that are still on the site's account.
  const comingHint = money.to_come !== 0 && money.to_come_count === 0 ? texts.ofCards : texts.invoices(money.to_come_count)
  const figures = [
    [texts.sales, money.sales, texts.orders(money.sales_count)],
    [texts.fees, money.fees, money.fees_unknown > 0 ? texts.feesUnknown(money.fees_unknown) : texts.feesHint],
    [texts.refunds, money.refunds, texts.returns(money.refunds_count)],
    [texts.received, money.received, texts.receipts(money.received_count)],
    [texts.toCome, money.to_come, comingHint],
  ] as const
  return (
    <Panel flush foot={texts.sumsFoot}>
      <div className={styles.figures}>
        {figures.map(([label, value, hint]) => (
          <div key={label} className={styles.figure}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{format.price(value)}</span>
            <span className={styles.hint}>{hint}</span>
          </div>
        ))}
      </div>
    </Panel>
  )
}

interface DocumentsProps {
  documents: Output<'GET /api/v1/seller-documents/:id/'>
  url: MoneyUrl
}

/** The latest documents of the company's orders in the period, and a button that downloads all of them as one archive. */
function Documents({ documents, url: { company, period } }: DocumentsProps) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const isCut = documents.count > documents.result.length
  return (
    <Panel
      title={texts.documentsTitle}
      count={format.integer(documents.count)}
      action={company !== null && <SellerArchive company={company} period={period} />}
      flush
      foot={isCut ? texts.documentsCut : texts.documentsFoot}
    >
      <SellerDocuments documents={documents.result} />
    </Panel>
  )
}
