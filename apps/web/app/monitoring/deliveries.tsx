// The table of the latest deliveries to webhooks: event, address and response; each can be opened, and resent until it is delivered.
import type { Delivery } from '@sverka/contract/monitoring/webhooks'
import { Fragment, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

/** `deliveries`: the current page of the list; `count`: the number of deliveries on all pages. */
export function Deliveries({ deliveries, count }: { deliveries: readonly Delivery[]; count: number }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  return (
    <Panel title={texts.deliveries} count={format.integer(count)}>
      {deliveries.length === 0 ? (
        <p>{texts.noDeliveries}</p>
      ) : (
        <Table
          caption={texts.deliveries}
          rows={deliveries}
          rowKey={({ id }) => id}
          stacked
          columns={[
            {
              key: 'time',
              head: texts.time,
              rowHeader: true,
              cell: (delivery) => format.dateTime(delivery.tried_at ?? delivery.created_at),
            },
            { key: 'event', head: texts.event, cell: (delivery) => <Event delivery={delivery} /> },
            { key: 'answer', head: texts.answer, cell: (delivery) => <Response delivery={delivery} /> },
            { key: 'delivery', head: texts.delivery, cell: (delivery) => <State delivery={delivery} /> },
            { key: 'act', head: texts.act, cell: (delivery) => <Actions delivery={delivery} /> },
          ]}
        />
      )}
    </Panel>
  )
}

/** The type may break after a dot (`<wbr>`), so that it fits a narrow column. */
const Event = ({ delivery: { type, url } }: { delivery: Delivery }) => (
  <Stack gap={1}>
    <code className={styles.code}>
      {type.split('.').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
    <Text size="caption" tone="secondary">
      {new URL(url).host}
    </Text>
  </Stack>
)

/** HTTP status of the last attempt's response, and the time it took. */
function Response({ delivery: { status, milliseconds } }: { delivery: Delivery }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <span>{status ?? texts.noAnswer}</span>
      {milliseconds !== null && (
        <Text size="caption" tone="secondary">
          {texts.took(format.integer(milliseconds))}
        </Text>
      )}
    </Stack>
  )
}

/** How far the delivery has come: attempts so far, the next one, and why the last one failed. */
function State({ delivery: { state, attempts, attempts_max: most, due_at: due, fault } }: { delivery: Delivery }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  const icon = { delivered: 'check', waiting: 'clock', failed: 'alert' } as const
  const labels = {
    delivered: texts.delivered,
    waiting: attempts > 0 && due ? texts.attemptNumber(attempts, most, format.dateTime(due)) : texts.soon,
    failed: texts.givenUp(attempts, most),
  }
  return (
    <Stack gap={1}>
      <span className={styles.state} data-state={state}>
        <Icon name={icon[state]} size="small" />
        {labels[state]}
      </span>
      {fault && (
        <Text size="caption" tone="secondary">
          {texts.faults[fault]}
        </Text>
      )}
    </Stack>
  )
}

function Actions({ delivery }: { delivery: Delivery }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const format = useFormat()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [body, setBody] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, type, created_at: createdAt } = delivery
  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  /** Shows the JSON that was sent. */
  const open = async () => {
    const details = await browserCall('GET /api/v1/monitoring/deliveries/:id/', { params: { id } })
    setBody(JSON.stringify(JSON.parse(details.body), null, 2))
  }
  const resend = async () => {
    const { state, status, fault } = await browserCall('POST /api/v1/monitoring/deliveries/:id/resend/', { params: { id } })
    if (state === 'delivered') toast.success(texts.arrived(status ?? 0))
    else toast.error(texts.notArrived(texts.faults[fault ?? 'no_connection']))
    await revalidate()
  }
  const moment = format.dateTime(createdAt)
  return (
    <Row gap={2} wrap>
      <Button size="small" variant="text" aria-label={texts.openName(type, moment)} onClick={() => void runBusy(open)}>
        {texts.open}
      </Button>
      {delivery.state !== 'delivered' && (
        <Button size="small" busy={busy} aria-label={texts.resendName(type, moment)} onClick={() => void runBusy(resend)}>
          {texts.resend}
        </Button>
      )}
      <Dialog open={body !== null} wide title={type} closeLabel={texts.close} onClose={() => setBody(null)}>
        <Stack>
          <Text as="p">{texts.body}</Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className={styles.body} aria-label={texts.body} tabIndex={0}>
            <pre>{body}</pre>
          </section>
        </Stack>
      </Dialog>
    </Row>
  )
}
