// `/profile/price-lists`: the upload of a price list, earlier lists, lists fetched from a URL, and the exchange with 1С, an accounting program.
import { readableName } from '@sverka/contract/company/names'
import type { PriceList } from '@sverka/contract/price-lists/price-lists'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { loadOwnCompanies } from '../shell/own-companies.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/price-lists.page'
import { ExchangePanel } from './exchange-panel.tsx'
import { priceListsMessages } from './price-lists.messages.ts'
import { SellerSelect } from './seller-select.tsx'
import { UrlsPanel } from './urls-panel.tsx'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = () => pageData(load())

async function load() {
  const me = await browserCall('GET /auth/users/me/', {})
  // Sellers are the companies and sole traders that the member represents.
  const [own, lists, exchange, { addresses }] = await Promise.all([
    loadOwnCompanies(browserCall, me.id),
    browserCall('GET /api/v1/price-lists/', { query: {} }),
    browserCall('GET /api/v1/exchange-logins/', {}),
    browserCall('GET /api/v1/price-list-addresses/', {}),
  ])
  return {
    exchange,
    addresses,
    sellers: own.map(({ id, name }) => ({ id, name: readableName(name) })),
    lists: lists.result,
  }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function PriceListsPage({ loaderData: { sellers, lists, exchange, addresses } }: Route.ComponentProps) {
  const texts = useMessages(priceListsMessages)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title} />
      <Text as="p" tone="secondary">
        {texts.lead}
      </Text>
      {sellers.length === 0 ? (
        <Note
          tone="info"
          title={texts.noCompany}
          action={
            <ButtonLink size="small" to="/profile/add-company">
              {texts.linkCompany}
            </ButtonLink>
          }
        />
      ) : (
        <Upload sellers={sellers} />
      )}
      {lists.length > 0 && <EarlierLists lists={lists} />}
      {(sellers.length > 0 || addresses.length > 0) && <UrlsPanel addresses={addresses} sellers={sellers} />}
      {(sellers.length > 0 || exchange.logins.length > 0) && <ExchangePanel {...exchange} sellers={sellers} />}
    </Stack>
  )
}

interface UploadProps {
  /** Companies that the member represents; at least one. */
  sellers: readonly { readonly id: number; readonly name: string }[]
}

function Upload({ sellers }: UploadProps) {
  const texts = useMessages(priceListsMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [company, setCompany] = useState(sellers[0]?.id ?? 0)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setFault(file ? '' : texts.fileNeeded)
    if (!file) return
    setBusy(true)
    try {
      const { id } = await browserCall('POST /api/v1/price-lists/', {
        // The longest name that the server accepts; it is only displayed.
        body: { company, file_name: file.name.slice(0, 200) },
        files: { file: [file] },
      })
      await navigate(`/profile/price-lists/${id}`)
    } catch (cause) {
      setFault(isRefusal(cause) ? errorText(cause.errors?.file?.[0]?.code ?? cause.code) : texts.failed)
    }
    setBusy(false)
  }
  return (
    <Panel title={texts.from} foot={texts.nothingYet}>
      <Form onSend={send}>
        <Stack>
          <SellerSelect label={texts.seller} sellers={sellers} value={company} onChoose={setCompany} />
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            empty={texts.fileEmpty}
            error={fault}
            accept=".xlsx,.csv,.txt,.xml,.yml"
            file={file}
            onFile={(chosen) => {
              setFile(chosen)
              setFault('')
            }}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.compare}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}

function EarlierLists({ lists }: { lists: readonly PriceList[] }) {
  const texts = useMessages(priceListsMessages)
  const format = useFormat()
  return (
    <Panel title={texts.earlier} flush>
      <Table
        caption={texts.earlier}
        edged
        stacked
        rows={lists}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            head: texts.file,
            rowHeader: true,
            cell: ({ id, file_name }) => <Link to={`/profile/price-lists/${id}`}>{file_name}</Link>,
          },
          { key: 'seller', head: texts.seller, cell: ({ company }) => company.name },
          { key: 'at', head: texts.when, cell: ({ created_at }) => format.dateTime(created_at) },
          { key: 'lines', head: texts.lines, numeric: true, cell: ({ lines }) => format.integer(lines) },
          { key: 'state', head: texts.state, cell: ({ state }) => texts.states[state] },
        ]}
      />
    </Panel>
  )
}
