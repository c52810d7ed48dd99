// The button that copies the details needed to pay an invoice by bank transfer, each on its line: recipient, bank, sum, purpose of the payment.
import type { InvoiceSheet } from '@sverka/contract/payments/invoices'
import { invoiceBalance } from '@sverka/contract/payments/invoices.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { invoiceMessages } from './invoice.messages.ts'

/** A sum in rubles as the forms of banks accept it: digits and a decimal comma, without spaces. */
const SUM = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** The copied sum is the amount still to be paid; for a paid invoice, its full amount. */
export function CopyDetails({ invoice }: { invoice: InvoiceSheet }) {
  const texts = useMessages(invoiceMessages)
  const toast = useToast()
  const { seller, bank } = invoice
  const { rest } = invoiceBalance(invoice)
  const lines: readonly (readonly [string, string | null])[] = [
    [texts.recipient, seller.name],
    [texts.inn, seller.inn],
    [texts.kpp, seller.kpp],
    [texts.account, bank.account],
    [texts.recipientBank, bank.name],
    [texts.bic, bank.bic],
    [texts.corrAccount, bank.corr_account],
    [texts.sum, SUM.format(rest > 0 ? rest : invoice.amount)],
    [texts.purpose, invoice.purpose],
  ]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'))
      toast.success(texts.detailsCopied)
    } catch (error) {
      console.warn('clipboard', error)
      toast.error(texts.notCopied)
    }
  }
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {texts.details}
    </Button>
  )
}
