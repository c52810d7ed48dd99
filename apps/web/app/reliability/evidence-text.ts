// A value of the evidence, formatted in the reader's language.

import type { Evidence } from '@sverka/contract/company-card/reliability-factor'
import type { Format } from '@sverka/contract/formats.rules'

export function evidenceText({ label, value, unit }: Evidence, format: Format): string {
  const shown = (): string => {
    if (typeof value === 'string') return unit === 'date' ? format.date(value) : value
    if (unit === 'money') return format.money(value)
    if (unit === 'percent') return format.percent(value)
    return unit === 'year' ? String(value) : format.decimal(value)
  }
  return format.labelled(label, shown())
}
