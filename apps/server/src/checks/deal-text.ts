// The company's figures beside the sum of a deal, in the words of reports.
import { timesAsMuch } from '@sverka/contract/company-card/deal-share.rules'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import { formatIn } from '@sverka/contract/formats.rules'
import { percentText } from './evidence-text.ts'
import { decisionTexts as t } from './texts/report.ts'

/** An unknown figure is named as unknown. */
export const dealComparisonText = ({ figures }: Materiality): string =>
  figures
    .map(({ figure, value, percent }) => {
      if (value === null) return `${t.figures[figure]}: ${t.unknownFigure}`
      const share = percent === null ? '' : ` (${shareText(percent, figure === 'open_claims')})`
      return `${t.figures[figure]} ${formatIn('ru').shortMoney(value)}${share}`
    })
    .join(', ')

/** A share in percent; from twice as much, how many times. */
function shareText(percent: number, isOfDeal: boolean): string {
  const times = timesAsMuch(percent)
  if (times === null) return (isOfDeal ? t.ofDeal : t.ofFigure)(percentText(percent))
  return (isOfDeal ? t.timesDeal : t.timesFigure)(times, formatIn('ru').decimal(times))
}
