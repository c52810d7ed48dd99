// The invoice («счёт на оплату», a bill to pay by bank transfer) as a document: bank details with a QR code, seller and buyer, lines, VAT, the sum in
// words. Sums are rubles and always have kopecks (hundredths).
import type { InvoiceSheet as InvoiceFacts, InvoiceLine, Party } from '@sverka/contract/payments/invoices'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Table } from '../ui/table.tsx'
import { Digits } from '../ui/text.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import styles from './invoice.module.css'

const KOPECKS = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** «1 234,50»: the format of Russian documents, in every language of the site. */
const exact = (rubles: number): string => KOPECKS.format(rubles)

/**
 * Digits of a sole trader's ИНН (taxpayer number); a company's has 10. A sole trader signs alone, a company's invoice is signed by its head and its
 * chief accountant.
 */
const TRADER_INN = 12

export interface InvoiceSheetProps {
  readonly invoice: InvoiceFacts
  /** What the invoice is for, such as «Заказ № 12». */
  readonly basis: string
  /** Text about payment: the purpose to write, and what happens after it. */
  readonly terms: string
}

export function InvoiceSheet({ invoice, basis, terms }: InvoiceSheetProps) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const isTrader = invoice.seller.inn.length === TRADER_INN
  return (
    <article className={styles.sheet}>
      <BankBlock invoice={invoice} />
      <h1 className={styles.title}>{texts.title(invoice.number, format.date(invoice.issued_on))}</h1>
      <Sides invoice={invoice} basis={basis} />
      <Lines lines={invoice.lines} />
      <Sums invoice={invoice} />
      <div className={styles.words}>
        {texts.names(invoice.lines.length, `${exact(invoice.amount)} ₽`)}
        <p lang="ru">{invoice.in_words}</p>
      </div>
      <p className={styles.terms}>
        <b>{texts.terms}.</b> <Quoting text={terms} quote={invoice.purpose} />
      </p>
      <div className={styles.sign}>
        <div>
          <span>{isTrader ? texts.trader : texts.head}</span>
          <span>{invoice.seller.head}</span>
        </div>
        {(!isTrader || invoice.seller.accountant) && (
          <div>
            <span>{texts.accountant}</span>
            <span>{invoice.seller.accountant}</span>
          </div>
        )}
      </div>
    </article>
  )
}

/** The bank's details and a QR code from which a bank's application fills in the payment. `qr.path` is an SVG path, one unit per module. */
function BankBlock({ invoice: { bank, seller, qr } }: { invoice: InvoiceFacts }) {
  const texts = useMessages(invoiceMessages)
  return (
    <div className={styles.bank}>
      <div className={styles.numbers}>
        <Fact label={texts.recipientBank} value={bank.name} />
        <Fact label={texts.bic} value={bank.bic} copyable />
        <Fact label={texts.inn} value={seller.inn} copyable />
        <Fact label={texts.corrAccount} value={bank.corr_account} copyable />
        <Fact label={texts.kpp} value={seller.kpp ?? '—'} />
        <Fact label={texts.account} value={bank.account} copyable />
        <Fact label={texts.recipient} value={seller.name} />
      </div>
      <div className={styles.code}>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={texts.qr} shapeRendering="crispEdges">
          <path d={qr.path} fill="#000" />
        </svg>
        {texts.qr}
      </div>
    </div>
  )
}

/** A detail with its label; `copyable` adds a button that copies the value. */
function Fact({ label, value, copyable }: { label: string; value: string; copyable?: boolean }) {
  const texts = useMessages(invoiceMessages)
  return (
    <div>
      <span>{label}</span>
      {copyable ? <Digits>{value}</Digits> : <b>{value}</b>}
      {copyable && <CopyButton value={value} label={texts.copy(label)} hint={texts.copyHint} doneHint={texts.copied} />}
    </div>
  )
}

/** Seller and buyer with their numbers, the order or plan that is paid for, and the end of the invoice's validity. */
function Sides({ invoice, basis }: Omit<InvoiceSheetProps, 'terms'>) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const formatParty = ({ name, inn, kpp, address }: Party) =>
    format.list([name, `${texts.inn} ${inn}`, kpp && `${texts.kpp} ${kpp}`, address])
  return (
    <dl className={styles.who}>
      <dt>{texts.supplier}</dt>
      <dd>{formatParty(invoice.seller)}</dd>
      <dt>{texts.buyer}</dt>
      <dd>{formatParty(invoice.buyer)}</dd>
      <dt>{texts.basis}</dt>
      <dd>{format.list([basis, invoice.reference && texts.reference(invoice.reference)])}</dd>
      <dt>{texts.validUntil}</dt>
      <dd>{format.dateTime(invoice.valid_until)}</dd>
    </dl>
  )
}

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  const texts = useMessages(invoiceMessages)
  const hasVat = lines.some(({ vat_rate: rate }) => rate !== null)
  return (
    <Table
      caption={texts.name}
      stacked
      rows={lines.map((line, index) => ({ ...line, place: index + 1 }))}
      rowKey={({ place }) => place}
      columns={[
        { key: 'place', head: texts.place, cell: ({ place }) => place },
        { key: 'name', head: texts.name, rowHeader: true, cell: ({ name, article }) => (article ? `${name}, ${article}` : name) },
        {
          key: 'quantity',
          head: texts.quantity,
          numeric: true,
          cell: ({ quantity, unit_name: unit }) => `${quantity} ${unit}`,
        },
        { key: 'price', head: hasVat ? texts.price : texts.priceWithoutVat, numeric: true, cell: ({ price }) => exact(price) },
        { key: 'vat', head: texts.vat, numeric: true, cell: ({ vat_rate: rate }) => (rate === null ? texts.withoutVat : `${rate} %`) },
        { key: 'sum', head: texts.sum, numeric: true, cell: ({ total }) => exact(total) },
      ]}
    />
  )
}

/** The total, the VAT in it by rate, and the amount to pay. Prices include VAT, so both sums are the same. */
function Sums({ invoice: { amount, vat } }: { invoice: InvoiceFacts }) {
  const texts = useMessages(invoiceMessages)
  return (
    <div className={styles.sums}>
      <span>{texts.whole}</span>
      <span>{exact(amount)}</span>
      {vat.length === 0 && (
        <>
          <span>{texts.withoutVat}</span>
          <span>—</span>
        </>
      )}
      {vat.flatMap(({ rate, amount: sum }) => [
        <span key={`label${rate}`}>{texts.vatWithin(rate)}</span>,
        <span key={`sum${rate}`}>{exact(sum)}</span>,
      ])}
      <span className={styles.whole}>{texts.toPay}</span>
      <span className={styles.whole}>{exact(amount)} ₽</span>
    </div>
  )
}

/** The text with `quote` in it marked as Russian: the purpose of payment is not translated, because the bank passes it on as it is. */
function Quoting({ text, quote }: { text: string; quote: string }) {
  const at = text.indexOf(quote)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang="ru">{quote}</span>
      {text.slice(at + quote.length)}
    </>
  )
}
