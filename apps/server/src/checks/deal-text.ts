// The text of a report that compares the sum of a deal with the company's figures: its cash, net assets, open claims and revenue of a month.
import { timesAsMuch } from '@sverka/contract/company-card/deal-share.rules'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import { formatIn } from '@sverka/contract/formats.rules'
import { percentText } from './evidence-text.ts'
import { decisionTexts as t } from './texts/report.ts'

/** Each figure with its amount and the share that the deal is of it; for an unknown one the text says so. */
export const dealComparisonText = ({ figures }: Materiality): string =>
  figures
    .map(({ figure, value, percent }) => {
      if (value === null) return `${t.figures[figure]}: ${t.unknownFigure}`
      const share = percent === null ? '' : ` (${shareText(percent, figure === 'open_claims')})`
      return `${t.figures[figure]} ${formatIn('ru').shortMoney(value)}${share}`
    })
    .join(', ')

/** The share in percent, or from 200 % on as a number of times. Claims are a share of the deal (`isOfDeal`), the deal is a share of the others. */
function shareText(percent: number, isOfDeal: boolean): string {
  const times = timesAsMuch(percent)
  if (times === null) return (isOfDeal ? t.ofDeal : t.ofFigure)(percentText(percent))
  return (isOfDeal ? t.timesDeal : t.timesFigure)(times, formatIn('ru').decimal(times))
}
