// The sum of a deal compared with figures of the company (monthly revenue, cash, open claims …), and reasons against that are minor for such a sum.
import { timesAsMuch } from '@sverka/contract/company-card/deal-share.rules'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import type { Format } from '@sverka/contract/formats.rules'
import { type Messages, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { dealMessages } from './deal.messages.ts'
import styles from './deal-comparison.module.css'

interface TextTools {
  texts: Messages<typeof dealMessages>
  format: Format
}

/** `deal` is null if the typed text is not a sum. */
export function DealComparison({ deal }: { deal: Materiality | null | undefined }) {
  const texts = useMessages(dealMessages)
  return deal ? <Deal deal={deal} /> : <p role="alert">{texts.wrongSum}</p>
}

interface SmallRemarksProps {
  /** Rubles. */
  sum: number
  /** Reasons against the deal that are minor for its sum. */
  small: readonly Pick<NonNullable<PurposeVerdict['against']>[number], 'title' | 'fact'>[]
}

/** One sentence: reasons that do not matter for a deal of this sum. */
export function SmallRemarks({ sum, small }: SmallRemarksProps) {
  const texts = useMessages(dealMessages)
  const format = useFormat()
  return (
    <p className={styles.small}>
      {texts.small(format.shortMoney(sum))} {format.clauses(small.map(({ title, fact = title }) => fact))}
    </p>
  )
}

function Deal({ deal: { sum, figures } }: { deal: Materiality }) {
  const texts = useMessages(dealMessages)
  const format = useFormat()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <b>{format.money(sum)}</b>
        </dt>
        <dd>{texts.besideCompany}</dd>
      </div>
      {figures.map((metric) => (
        <Metric key={metric.figure} metric={metric} />
      ))}
    </dl>
  )
}

/** One figure of the company with its value, and the deal's share of it; without a share a text says why. `large`: the deal is large beside it. */
function Metric({ metric: { figure, value, percent, year, large } }: { metric: Materiality['figures'][number] }) {
  const texts = useMessages(dealMessages)
  const format = useFormat()
  const share = percent === null ? null : shareText(percent, figure === 'open_claims', { texts, format })
  const noShareText = value === null ? texts.unknown : value < 0 ? texts.belowZero : texts.none
  return (
    <div>
      <dt>{value === null ? texts.figures[figure] : texts.valued(texts.figures[figure], format.shortMoney(value))}</dt>
      <dd>
        <b className={large ? styles.large : undefined}>{share ?? noShareText}</b>
        {large && share !== null && <span>{texts.large}</span>}
        {year !== null && <span>{texts.inYear(year)}</span>}
      </dd>
    </div>
  )
}

/** «4,2 %», or from 200 % on «в 3 раза» (3 times). `isOfDeal`: the figure as a share of the deal, else the deal as a share of the figure. */
function shareText(percent: number, isOfDeal: boolean, { texts, format }: TextTools): string {
  const times = timesAsMuch(percent)
  if (times === null) return (isOfDeal ? texts.ofDeal : texts.ofFigure)(format.percent(percent))
  return (isOfDeal ? texts.timesDeal : texts.timesFigure)(times, format.decimal(times))
}
