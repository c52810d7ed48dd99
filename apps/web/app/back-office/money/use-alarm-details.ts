// Details of an alarm about money, such as the expected and the reported sum, as lines of text for staff, with readable times and sums.
import type { PaymentAlarm } from '@sverka/contract/payments/payments.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { moneyMessages } from './money.messages.ts'
import { useRefName } from './use-account-name.ts'

type Value = PaymentAlarm['details'][string]
type TextsByCode = Readonly<Record<string, string>>

/** One line for each detail, in the order of `detailNames`. A detail without a name there is shown by its code. Sums of alarms are in kopecks. */
export function useAlarmDetails(): (details: PaymentAlarm['details']) => string {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const refName = useRefName()
  const money = (value: Value) => (typeof value === 'number' ? format.money(value / 100) : String(value))
  const codeText = (textsByCode: TextsByCode) => (value: Value) => textsByCode[String(value)] ?? String(value)
  // `told`: the sum that the provider reported; `theirs` and `ours`: the provider's sum and the ledger's.
  const formatters: Readonly<Record<string, (value: Value) => string>> = {
    since: (value) => format.dateTime(String(value)),
    expected: money,
    told: money,
    theirs: money,
    ours: money,
    what: codeText(texts.differenceKinds),
    kind: codeText(texts.receiptKinds),
    state: codeText(texts.refundStates),
    ref: (value) => refName(String(value)),
  }
  const nameOrder = Object.keys(texts.detailNames)
  const orderPlace = (name: string) => nameOrder.indexOf(name)
  return (details) =>
    Object.entries(details)
      .toSorted(([one], [other]) => orderPlace(one) - orderPlace(other))
      .map(([name, value]) => {
        const label = (texts.detailNames as TextsByCode)[name] ?? name
        return `${label}: ${value === null ? MISSING : (formatters[name]?.(value) ?? String(value))}`
      })
      .join('\n')
}
