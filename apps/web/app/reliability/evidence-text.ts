// Formats one piece of evidence of a finding in the reader's language: label and value, such as «Долг: 5 000 ₽» (debt).

import type { Evidence } from '@sverka/contract/company-card/reliability-factor'
import type { Format } from '@sverka/contract/formats.rules'

export function evidenceText({ label, value, unit }: Evidence, format: Format): string {
  const formatValue = (): string => {
    if (typeof value === 'string') return unit === 'date' ? format.date(value) : value
    if (unit === 'money') return format.money(value)
    if (unit === 'percent') return format.percent(value)
    return unit === 'year' ? String(value) : format.decimal(value)
  }
  return format.labelled(label, formatValue())
}
