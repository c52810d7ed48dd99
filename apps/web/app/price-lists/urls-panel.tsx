// The panel of URLs from which price lists are fetched on a schedule: how often, the result of the last fetch, and a form that adds a URL.
import type { PriceListUrl } from '@sverka/contract/price-lists/addresses'
import { URL_LENGTH_MAX, URLS_MAX, urlHours } from '@sverka/contract/price-lists/addresses.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { addressesMessages } from './addresses.messages.ts'
import styles from './price-lists.module.css'
import { SellerSelect } from './seller-select.tsx'
import { useListAction } from './use-list-action.ts'

interface AddressesPanelProps {
  addresses: readonly PriceListUrl[]
  sellers: readonly { readonly id: number; readonly name: string }[]
}

/** `sellers`: companies that the member represents; without one no URL can be added. */
export function UrlsPanel({ addresses, sellers }: AddressesPanelProps) {
  const texts = useMessages(addressesMessages)
  return (
    <Panel title={texts.title} foot={texts.foot}>
      <Stack>
        {addresses.length > 0 && <Addresses addresses={addresses} />}
        {sellers.length > 0 && addresses.length < URLS_MAX && <NewAddress sellers={sellers} />}
      </Stack>
    </Panel>
  )
}

function Addresses({ addresses }: { addresses: readonly PriceListUrl[] }) {
  const texts = useMessages(addressesMessages)
  const { busy, run } = useListAction()
  const remove = (id: number) => run(() => browserCall('DELETE /api/v1/price-list-addresses/:id/', { params: { id } }))
  return (
    <Table
      caption={texts.title}
      stacked
      rows={addresses}
      rowKey={({ id }) => id}
      columns={[
        { key: 'url', head: texts.url, rowHeader: true, cell: ({ url }) => <span className={styles.address}>{url}</span> },
        { key: 'company', head: texts.company, cell: ({ company }) => company.name },
        { key: 'every', head: texts.every, cell: ({ every_hours }) => texts.hours(every_hours) },
        { key: 'last', head: texts.last, cell: (address) => <LastFetch address={address} /> },
        {
          key: 'act',
          head: texts.act,
          cell: ({ id }) => (
            <Button size="small" busy={busy} onClick={() => void remove(id)}>
              {texts.remove}
            </Button>
          ),
        },
      ]}
    />
  )
}

/** The time of the last fetch: with the error if it failed, or as a link to the price list that was made from a changed file. */
function LastFetch({ address: { looked_at, fault, list } }: { address: PriceListUrl }) {
  const texts = useMessages(addressesMessages)
  const format = useFormat()
  if (looked_at === null) return <Text tone="muted">{texts.soon}</Text>
  const when = format.dateTime(looked_at)
  if (fault !== null) return <Text tone="bad">{`${when}: ${texts.faults[fault]}`}</Text>
  return list === null ? when : <Link to={`/profile/price-lists/${list}`}>{when}</Link>
}

function useAdding(sellers: AddressesPanelProps['sellers']) {
  const texts = useMessages(addressesMessages)
  const errorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [company, setCompany] = useState(sellers[0]?.id ?? 0)
  const [url, setUrl] = useState('')
  /** Hours between two fetches. */
  const [hours, setHours] = useState<(typeof urlHours)[number]>(24)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (url.trim() === '') return setFault(errorText('required'))
    setBusy(true)
    try {
      await browserCall('POST /api/v1/price-list-addresses/', { body: { company, url, every_hours: hours } })
      setUrl('')
      await revalidate()
    } catch (cause) {
      setFault(isRefusal(cause) ? errorText(cause.errors?.url?.[0]?.code ?? cause.code) : texts.failed)
    }
    setBusy(false)
  }
  const changeUrl = (text: string) => {
    setUrl(text)
    setFault('')
  }
  return { company, setCompany, url, changeUrl, hours, setHours, fault, busy, send }
}

function NewAddress({ sellers }: Pick<AddressesPanelProps, 'sellers'>) {
  const texts = useMessages(addressesMessages)
  const { company, setCompany, url, changeUrl, hours, setHours, fault, busy, send } = useAdding(sellers)
  return (
    <Form onSend={send}>
      <Stack>
        <SellerSelect label={texts.company} sellers={sellers} value={company} onChoose={setCompany} />
        <TextField
          label={texts.url}
          hint={texts.urlHint}
          inputMode="url"
          maxLength={URL_LENGTH_MAX}
          value={url}
          error={fault}
          onChange={({ currentTarget }) => changeUrl(currentTarget.value)}
        />
        <Select
          label={texts.every}
          value={hours}
          onChange={({ currentTarget }) => setHours(urlHours.find((choice) => choice === Number(currentTarget.value)) ?? 24)}
        >
          {urlHours.map((choice) => (
            <option key={choice} value={choice}>
              {texts.hours(choice)}
            </option>
          ))}
        </Select>
        <div>
          <Button type="submit" busy={busy}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
