// What somebody must look at about money: what it is, since when, and the note with which it is closed.
import type { PaymentAlarm } from '@sverka/contract/payments/payments.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { useSaving } from '../use-saving.ts'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'
import { useAlarmDetails } from './use-alarm-details.ts'

export function Alarms({ alarms }: { alarms: readonly PaymentAlarm[] }) {
  const texts = useMessages(moneyMessages)
  const { close } = useMessages(backOfficeMessages)
  const format = useFormat()
  const refName = useRefName()
  const detailsOf = useAlarmDetails()
  const [closing, setClosing] = useState<PaymentAlarm | null>(null)
  return (
    <>
      <Table
        caption={`${texts.alarms}, ${format.integer(alarms.length)}`}
        rows={alarms}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'kind', head: texts.alarm, rowHeader: true, cell: ({ kind }) => texts.alarmKinds[kind] },
          {
            key: 'subject',
            head: texts.subject,
            cell: ({ subject, payment }) =>
              payment === null ? refName(subject) : <Link to={`/back-office/payments/${payment}`}>{refName(subject)}</Link>,
          },
          { key: 'details', head: texts.details, cell: ({ details }) => <span className={styles.text}>{detailsOf(details)}</span> },
          { key: 'raised', head: texts.raised, cell: ({ raised_at }) => format.dateTime(raised_at) },
          {
            key: 'action',
            head: texts.action,
            cell: (alarm) =>
              alarm.closed_at ? (
                <>
                  {format.dateTime(alarm.closed_at)} <br />
                  {alarm.note ?? MISSING}
                </>
              ) : (
                <Button
                  size="small"
                  aria-label={`${texts.closeAlarm}: ${texts.alarmKinds[alarm.kind]}, ${alarm.subject}`}
                  onClick={() => setClosing(alarm)}
                >
                  {texts.closeAlarm}
                </Button>
              ),
          },
        ]}
      />
      <Dialog open={closing !== null} title={texts.closeAlarm} closeLabel={close} onClose={() => setClosing(null)}>
        {closing && <CloseForm alarm={closing} onDone={() => setClosing(null)} />}
      </Dialog>
    </>
  )
}

function CloseForm({ alarm, onDone }: { alarm: PaymentAlarm; onDone: () => void }) {
  const texts = useMessages(moneyMessages)
  const saving = useSaving()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    const call = () =>
      browserCall('POST /api/v1/admin/payment-alarms/:id/close/', { params: { id: alarm.id }, body: { note: note.trim() } })
    if (await saving.save(call, texts.alarmClosed)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>{texts.alarmKinds[alarm.kind]}</p>
        <TextArea
          label={texts.note}
          name="note"
          maxLength={1000}
          value={note}
          error={isMissing ? texts.noteMissing : (saving.errorOf('note') ?? '')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" full busy={saving.busy}>
          {texts.closeAlarm}
        </Button>
      </Stack>
    </Form>
  )
}
