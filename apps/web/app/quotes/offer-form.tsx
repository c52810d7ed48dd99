// The form of a seller's offer in reply to a request for prices: a product and a price for each line, delivery, dates, comment.

import type { OwnCard } from '@sverka/contract/products/own-products'
import { priceForQuantity, toPriced, totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import type { QuoteInvitation } from '@sverka/contract/quotes/quotes'
import { deliveries, OFFER_COMMENT_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { type FieldErrors, useSubmit } from '../shell/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { FieldError, Select, TextArea, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { readNumber } from '../ui/typed-number.ts'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

interface OfferFormProps {
  invitation: QuoteInvitation
  /** The seller's products on sale, of which an offer consists. */
  cards: readonly OwnCard[]
  /** Whether the seller has more products on sale than `cards`. */
  hasMoreCards: boolean
}

interface Values {
  /** Id of the chosen product by number of the line; empty until one is chosen. */
  readonly products: Readonly<Record<number, string>>
  /** Price of one unit in rubles as typed, by number of the line. */
  readonly prices: Readonly<Record<number, string>>
  readonly delivery: (typeof deliveries)[number]
  /** Days as YYYY-MM-DD, empty until chosen. */
  readonly ready_by: string
  readonly valid_until: string
  readonly comment: string
}

/** Rubles; NaN for nothing or a wrong number. */
const parsePrice = (typed: string | undefined): number => readNumber(typed ?? '', 2) ?? Number.NaN

export function OfferForm({ invitation, cards, hasMoreCards }: OfferFormProps) {
  const texts = useMessages(quotesMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState<Values>(() => startValues(invitation, cards))
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }))
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const { products, prices, ...terms } = values
    const lines = invitation.lines.map(({ line }) => ({ line, product: Number(products[line]), price: parsePrice(prices[line]) }))
    await browserCall('PUT /api/v1/quote-invitations/:id/offer/', { params: { id: invitation.id }, body: { lines, ...terms } })
    toast.success(texts.offerSent)
    await revalidate()
  })
  const field = (name: 'ready_by' | 'valid_until' | 'comment') => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  if (cards.length === 0) return <Note tone="info">{texts.noCards}</Note>
  return (
    <Form onSend={() => send(findFaults(values, invitation, texts))}>
      <Panel title={invitation.offer?.state === 'open' ? texts.replaceOffer : texts.yourOffer}>
        <Stack>
          <ErrorNote>{error}</ErrorNote>
          {faults.lines && <FieldError>{faults.lines}</FieldError>}
          <div>
            {invitation.lines.map((line) => (
              <OfferLine key={line.line} {...{ line, cards, values, faults, set }} />
            ))}
          </div>
          {hasMoreCards && (
            <Text size="caption" tone="secondary">
              {texts.cardsCut}
            </Text>
          )}
          <Sum invitation={invitation} values={values} />
          <div className={styles.terms}>
            <Select
              label={texts.delivery}
              value={values.delivery}
              onChange={(event) => set({ delivery: deliveries.find((delivery) => delivery === event.currentTarget.value) ?? 'included' })}
            >
              {deliveries.map((delivery) => (
                <option key={delivery} value={delivery}>
                  {texts.deliveries[delivery]}
                </option>
              ))}
            </Select>
            <span />
            <TextField {...field('ready_by')} label={texts.readyBy} type="date" required />
            <TextField {...field('valid_until')} label={texts.valid} type="date" required />
            <div className={styles.wide}>
              <TextArea {...field('comment')} label={texts.comment} rows={3} maxLength={OFFER_COMMENT_MAX} />
            </div>
          </div>
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {invitation.offer?.state === 'open' ? texts.replaceOffer : texts.sendOffer}
            </Button>
          </div>
        </Stack>
      </Panel>
    </Form>
  )
}

/** The values of the seller's last offer, else empty ones. */
function startValues({ offer, lines, product }: QuoteInvitation, cards: readonly OwnCard[]): Values {
  const offered = offer?.lines ?? []
  // The product that the buyer asked about is preselected, if it is still on sale.
  const productId = cards.find(({ id }) => id === product?.id)?.id
  return {
    products: Object.fromEntries(
      lines.map(({ line }) => [line, String(offered.find((item) => item.line === line)?.product.id ?? productId ?? '')]),
    ),
    prices: Object.fromEntries(
      lines.map(({ line }) => [line, String(offered.find((item) => item.line === line)?.price ?? '').replace('.', ',')]),
    ),
    delivery: offer?.delivery ?? 'included',
    ready_by: offer?.ready_by ?? '',
    valid_until: offer?.valid_until ?? '',
    comment: offer?.comment ?? '',
  }
}

type Texts = { readonly cardNeeded: string; readonly wrongMoney: string; readonly dayNeeded: string }

/** Errors by field: `product-LINE`, `price-LINE` and the two days. */
function findFaults(values: Values, { lines }: QuoteInvitation, texts: Texts): FieldErrors {
  const lineErrors = lines.flatMap(({ line }) => [
    ...(values.products[line] ? [] : [[`product-${line}`, texts.cardNeeded]]),
    ...(parsePrice(values.prices[line]) > 0 ? [] : [[`price-${line}`, texts.wrongMoney]]),
  ])
  const days = (['ready_by', 'valid_until'] as const).flatMap((name) => (values[name] ? [] : [[name, texts.dayNeeded]]))
  return Object.fromEntries([...lineErrors, ...days])
}

interface OfferLineProps {
  line: QuoteInvitation['lines'][number]
  cards: readonly OwnCard[]
  values: Values
  faults: FieldErrors
  set: (changed: Partial<Values>) => void
}

function OfferLine({ line: { line, name, quantity, unit_name: unit }, cards, values, faults, set }: OfferLineProps) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  const choose = (id: string) =>
    set({
      products: { ...values.products, [line]: id },
      prices: { ...values.prices, [line]: values.prices[line] || shopPrice(cards, id, quantity) },
    })
  return (
    <div className={`${styles.line} ${styles.offered}`}>
      <p>
        {name}, {[format.integer(quantity), unit && unitWord(unit)].filter(Boolean).join('\u00a0')}
      </p>
      <Select
        label={`${texts.yourCard}, ${line}`}
        required
        value={values.products[line]}
        error={faults[`product-${line}`]}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{texts.chooseCard}</option>
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {`${card.name} (${card.product_code})`}
          </option>
        ))}
      </Select>
      <TextField
        label={`${texts.price(unit && unitWord(unit))}, ${line}`}
        required
        inputMode="decimal"
        autoComplete="off"
        value={values.prices[line]}
        error={faults[`price-${line}`]}
        onChange={(event) => set({ prices: { ...values.prices, [line]: event.currentTarget.value } })}
      />
    </div>
  )
}

/** The marketplace price of one unit when that quantity is bought, in rubles; it is prefilled for a chosen product. Empty without a product. */
function shopPrice(cards: readonly OwnCard[], id: string, quantity: number): string {
  const card = cards.find((card) => String(card.id) === id)
  return card ? String(priceForQuantity(toPriced(card), quantity).unit / 100).replace('.', ',') : ''
}

/** The total of all lines, shown once every price is valid: until then the sum is NaN. */
function Sum({ invitation: { lines }, values: { prices } }: { invitation: QuoteInvitation; values: Values }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const kopecks = lines.reduce((sum, { line, quantity }) => sum + totalForQuantity(Math.round(parsePrice(prices[line]) * 100), quantity), 0)
  if (!(kopecks > 0)) return null
  return (
    <p>
      {texts.sum}: <b>{format.price(kopecks / 100)}</b>
    </p>
  )
}
