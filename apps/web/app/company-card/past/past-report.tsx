// Button that orders a full report on the company as of a past day; the report opens when it is ready.
import { lazy, useState } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { pastMessages } from './past.messages.ts'

/** Loaded when the first report is ordered. */
const OrderReport = lazy(async () => ({ default: (await import('../../checks/order-report.tsx')).OrderReport }))

export function PastReport({ day }: { day: string }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  const { id = '' } = useParams()
  const [orderCount, setOrderCount] = useState(0)
  const [isBusy, setBusy] = useState(false)
  return (
    <Panel title={texts.reportTitle(format.date(day))}>
      <Stack>
        <Text as="p">{texts.reportLead}</Text>
        <Button icon="file" busy={isBusy} onClick={() => setOrderCount((count) => count + 1)}>
          {texts.makeReport}
        </Button>
        {/* Mounting it orders a report, so each click mounts a new one. */}
        {orderCount > 0 && <OrderReport key={orderCount} number={id} day={day} onBusy={setBusy} />}
      </Stack>
    </Panel>
  )
}
