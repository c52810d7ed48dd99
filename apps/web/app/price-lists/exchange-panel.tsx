// The panel of the exchange with 1С, an accounting program that sends goods and prices and fetches orders.
// It shows the URL of the exchange, a login for each company, and a new password, which cannot be shown again.
import type { ExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { ShownOnce } from '../ui/dialogs/shown-once.tsx'
import { Form } from '../ui/form.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { exchangeMessages } from './exchange.messages.ts'
import { SellerSelect } from './seller-select.tsx'

interface ExchangePanelProps {
  /** URL of the exchange. */
  address: string
  logins: readonly ExchangeCredentials[]
  /** Companies that the member represents. */
  sellers: readonly { readonly id: number; readonly name: string }[]
}

type NewCredentials = ExchangeCredentials & { readonly password: string }

export function ExchangePanel({ address, logins, sellers }: ExchangePanelProps) {
  const texts = useMessages(exchangeMessages)
  const [created, setCreated] = useState<NewCredentials | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => {
    setCreated(null)
    void revalidate()
  }
  return (
    <Panel title={texts.title} foot={texts.foot}>
      <Stack>
        <Text as="p" tone="secondary">
          {texts.lead}
        </Text>
        <Copyable label={texts.address} value={address} />
        {logins.length > 0 && <Logins logins={logins} />}
        {sellers.length > 0 && <NewLogin logins={logins} sellers={sellers} onCreated={setCreated} />}
      </Stack>
      <Dialog open={created !== null} title={texts.madeTitle} closeLabel={texts.close} onClose={close}>
        {created && (
          <ShownOnce secret={created.password} texts={texts} copyLabel={texts.copyPassword} onDone={close}>
            <Copyable label={texts.login} value={created.login} />
            <Copyable label={texts.address} value={address} />
          </ShownOnce>
        )}
      </Dialog>
    </Panel>
  )
}

/** A value with a button that copies it. */
function Copyable({ label, value }: { label: string; value: string }) {
  const texts = useMessages(exchangeMessages)
  return (
    <Row gap={2} wrap>
      <Text tone="secondary">{label}</Text>
      <code>{value}</code>
      <CopyButton value={value} label={texts.copyNamed(label)} hint={texts.copy} doneHint={texts.copied} />
    </Row>
  )
}

function Logins({ logins }: { logins: readonly ExchangeCredentials[] }) {
  const texts = useMessages(exchangeMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.logins}
      stacked
      rows={logins}
      rowKey={({ id }) => id}
      columns={[
        { key: 'company', head: texts.company, rowHeader: true, cell: ({ company }) => company.name },
        { key: 'login', head: texts.login, cell: ({ login }) => <code>{login}</code> },
        { key: 'used', head: texts.used, cell: ({ used_at }) => (used_at ? format.dateTime(used_at) : texts.never) },
        { key: 'act', head: texts.act, cell: (login) => <DeleteLogin login={login} /> },
      ]}
    />
  )
}

function DeleteLogin({ login: { id, company } }: { login: ExchangeCredentials }) {
  const texts = useMessages(exchangeMessages)
  const showError = useRefused()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const remove = async () => {
    try {
      await browserCall('DELETE /api/v1/exchange-logins/:id/', { params: { id } })
    } catch (cause) {
      showError(cause, texts)
    }
    await revalidate()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.end}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.endTitle}
        text={texts.endText(company.name)}
        action={texts.end}
        labels={texts}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      />
    </>
  )
}

interface NewLoginProps {
  logins: ExchangePanelProps['logins']
  sellers: ExchangePanelProps['sellers']
  onCreated: (created: NewCredentials) => void
}

/** Creates the login of a company; for a company that has one, a new password. */
function NewLogin({ logins, sellers, onCreated }: NewLoginProps) {
  const texts = useMessages(exchangeMessages)
  const showError = useRefused()
  const [company, setCompany] = useState(sellers[0]?.id ?? 0)
  const [busy, setBusy] = useState(false)
  const hasLogin = logins.some((login) => login.company.id === company)
  const create = async () => {
    setBusy(true)
    try {
      onCreated(await browserCall('POST /api/v1/exchange-logins/', { body: { company } }))
    } catch (cause) {
      showError(cause, texts)
    }
    setBusy(false)
  }
  return (
    <Form onSend={create}>
      <Stack>
        <SellerSelect label={texts.company} sellers={sellers} value={company} onChoose={setCompany} />
        <div>
          <Button type="submit" busy={busy}>
            {hasLogin ? texts.renew : texts.make}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
