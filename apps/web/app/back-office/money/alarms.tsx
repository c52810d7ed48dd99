// Table of alarms about money that staff must look into, such as a payment whose amount differs from the provider's: kind, details, time, and the
// note with which staff close the alarm.
import type { PaymentAlarm } from '@sverka/contract/payments/payments.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING } from '../../i18n/format.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from '../back-office.module.css'
import { StaffForm } from '../staff-form.tsx'
import { StaffPanel } from '../staff-list.tsx'
import { Moment } from '../staff-page.tsx'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'
import { useAlarmDetails } from './use-alarm-details.ts'

interface AlarmsProps {
  /** One page of the alarms, and the number of all. */
  alarms: readonly PaymentAlarm[]
  count: number
  /** Message if there are none. */
  empty?: { readonly icon: IconName; readonly title: string }
}

export function Alarms({ alarms, count, empty }: AlarmsProps) {
  const texts = useMessages(moneyMessages)
  const refName = useRefName()
  const describeAlarm = useAlarmDetails()
  return (
    <StaffPanel
      title={texts.alarms}
      count={count}
      rows={alarms}
      {...(empty && { empty })}
      columns={[
        { head: texts.alarm, cell: ({ kind }) => texts.alarmKinds[kind] },
        {
          head: texts.subject,
          // `subject` is what the alarm is about, such as `refund:7`; `payment` is the id of the payment it belongs to.
          cell: ({ subject, payment }) =>
            payment === null ? refName(subject) : <Link to={`/back-office/payments/${payment}`}>{refName(subject)}</Link>,
        },
        { head: texts.details, cell: ({ details }) => <span className={styles.text}>{describeAlarm(details)}</span> },
        { head: texts.raised, cell: ({ raised_at }) => <Moment at={raised_at} /> },
      ]}
      rowName={({ kind, subject }) => `${texts.alarmKinds[kind]}, ${subject}`}
      actions={[
        {
          text: texts.closeAlarm,
          title: texts.closeAlarm,
          offered: ({ closed_at }) => closed_at === null,
          form: (alarm, close) => <CloseForm alarm={alarm} close={close} />,
        },
      ]}
      instead={({ closed_at, note }) => (
        <>
          <Moment at={closed_at} /> <br />
          {note ?? MISSING}
        </>
      )}
    />
  )
}

/** Form that closes an alarm, with a note on what was found and done. */
function CloseForm({ alarm: { id, kind }, close }: { alarm: PaymentAlarm; close: () => void }) {
  const texts = useMessages(moneyMessages)
  const send = ({ note }: { note: string }) =>
    browserCall('POST /api/v1/admin/payment-alarms/:id/close/', { params: { id }, body: { note: note.trim() } })
  return (
    <StaffForm
      lead={<p>{texts.alarmKinds[kind]}</p>}
      start={{ note: '' }}
      fields={{ note: { label: texts.note, kind: 'area', max: 1000, required: texts.noteMissing } }}
      send={send}
      done={texts.alarmClosed}
      submit={texts.closeAlarm}
      onDone={close}
    />
  )
}
