// Details of an alarm in words, with readable times and sums.
import type { PaymentAlarm } from '@sverka/contract/payments/payments.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'

type Value = PaymentAlarm['details'][string]
type Words = Readonly<Record<string, string>>

/** One line for each detail, in the order of its texts; a detail without a text is shown as it is. Sums of alarms are in kopecks. */
export function useAlarmDetails(): (details: PaymentAlarm['details']) => string {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const refName = useRefName()
  const money = (value: Value) => (typeof value === 'number' ? format.money(value / 100) : String(value))
  const word = (words: Words) => (value: Value) => words[String(value)] ?? String(value)
  const shown: Readonly<Record<string, (value: Value) => string>> = {
    since: (value) => format.dateTime(String(value)),
    expected: money,
    told: money,
    theirs: money,
    ours: money,
    what: word(texts.differenceKinds),
    kind: word(texts.receiptKinds),
    state: word(texts.refundStates),
    ref: (value) => refName(String(value)),
  }
  const order = Object.keys(texts.detailNames)
  const orderPlace = (name: string) => order.indexOf(name)
  return (details) =>
    Object.entries(details)
      .toSorted(([one], [other]) => orderPlace(one) - orderPlace(other))
      .map(([name, value]) => {
        const label = (texts.detailNames as Words)[name] ?? name
        return `${label}: ${value === null ? MISSING : (shown[name]?.(value) ?? String(value))}`
      })
      .join('\n')
}
