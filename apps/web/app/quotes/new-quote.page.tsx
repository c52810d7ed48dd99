// `/profile/quotes/new`: the form of a request for prices to the sellers of a category, or with `?product=ID` to the seller of that product.
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall, browserCallOnce } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/new-quote.page'
import { LinesField } from './lines-field.tsx'
import { type FormValues, findFaults, toBody } from './new-quote.rules.ts'
import { quoteFilesMessages } from './quote-files.messages.ts'
import { fileFaults, QuoteFilesField } from './quote-files-field.tsx'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'
import { RecipientField } from './recipient-field.tsx'
import { useSendFiles } from './send-files.ts'
import { TermsFields } from './terms-fields.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  pageData(load(Number(new URL(request.url).searchParams.get('product'))))

/** `id`: of the product in the URL; 0 or NaN for none. */
async function load(id: number) {
  const [tree, product] = await Promise.all([
    browserCall('GET /api/v1/categories/', { query: { lang: languageInBrowser() } }),
    id > 0 ? browserCall('GET /api/v1/products/:id/', { params: { id }, query: {} }) : null,
  ])
  return { tree, product }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function NewQuotePage({ loaderData: { tree, product } }: Route.ComponentProps) {
  const texts = useMessages(quotesMessages)
  const fileTexts = useMessages(quoteFilesMessages)
  const navigate = useNavigate()
  const toast = useToast()
  const [values, setValues] = useState<FormValues>(() => ({
    category: product ? String(product.category.id) : '',
    lines: [{ key: 1, name: product?.name ?? '', quantity: '1', unit: product?.unit ? String(product.unit) : '' }],
    place: '',
    needed_by: '',
    answers_until: '',
    budget: '',
    details: '',
  }))
  /** JSON of the body that was sent last, and its idempotency key. */
  const lastSent = useRef({ body: '', key: '' })
  const [files, setFiles] = useState<readonly File[]>([])
  const sendFiles = useSendFiles()
  /** Whether only the seller of `product` gets the request. */
  const [isOfCard, setOfCard] = useState(product !== null)
  const set = (changed: Partial<FormValues>) => setValues((before) => ({ ...before, ...changed }))
  const productId = isOfCard && product ? product.id : null
  const { busy, error, faults, send } = useSubmit(texts.failed, async () => {
    const body = toBody(values, productId)
    // The same form sent again has the same idempotency key, so that the server does not create a second request for prices.
    if (lastSent.current.body !== JSON.stringify(body)) lastSent.current = { body: JSON.stringify(body), key: crypto.randomUUID() }
    const created = await browserCallOnce(lastSent.current.key)('POST /api/v1/quote-requests/', { body })
    if (await sendFiles(created.id, files)) toast.success(texts.sent)
    await navigate(`/profile/quotes/${created.id}`)
  })
  const sendChecked = () => {
    const fieldErrors = Object.entries(findFaults(values, productId !== null)).map(([field, word]) => [field, texts[word]])
    return send({ ...Object.fromEntries(fieldErrors), ...fileFaults(files, 0, fileTexts) })
  }
  return (
    <Stack gap={4}>
      <PageHead title={texts.create} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/quotes' }, { label: texts.create }]} />
      <Heading level={1} look="h2">
        {texts.create}
      </Heading>
      <Form onSend={sendChecked}>
        <Stack>
          <ErrorNote>{error}</ErrorNote>
          <RecipientField {...{ tree, product, values, faults, set, isOfCard, setOfCard }} />
          <LinesField {...{ values, faults, set }} />
          <TermsFields {...{ values, faults, set }} />
          <Panel title={fileTexts.title}>
            <QuoteFilesField files={files} error={faults.file} onFiles={setFiles} />
          </Panel>
          <Panel title={texts.whoSees}>
            <Stack>
              <ul className={styles.sees}>
                {texts.sees.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <div>
                <Button type="submit" variant="primary" size="large" busy={busy}>
                  {texts.send}
                </Button>
              </div>
            </Stack>
          </Panel>
        </Stack>
      </Form>
    </Stack>
  )
}
