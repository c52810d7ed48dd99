// A deal of the given sum against the company's revenue, net assets and open claims, and remarks that are minor for such a sum.
import { countTimes } from '@sverka/contract/company-card/deal-share.rules'
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability'
import type { Format } from '@sverka/contract/formats.rules'
import { type Messages, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { dealMessages } from './deal.messages.ts'
import styles from './deal-beside.module.css'

interface Words {
  texts: Messages<typeof dealMessages>
  format: Format
}

/** Null where the typed text is not a sum. */
export function DealComparison({ deal }: { deal: Materiality | null | undefined }) {
  const texts = useMessages(dealMessages)
  return deal ? <Deal deal={deal} /> : <p role="alert">{texts.wrongSum}</p>
}

interface SmallRemarksProps {
  /** Rubles. */
  sum: number
  /** Reasons against the deal that are small beside its sum. */
  small: readonly Pick<NonNullable<PurposeVerdict['against']>[number], 'title' | 'fact'>[]
}

/** What need not be looked at for a deal of this size. */
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
      {figures.map((figure) => (
        <Figure key={figure.figure} one={figure} />
      ))}
    </dl>
  )
}

function Figure({ one: { figure, value, percent, year, large } }: { one: Materiality['figures'][number] }) {
  const texts = useMessages(dealMessages)
  const format = useFormat()
  const share = percent === null ? null : wordShare(percent, figure === 'open_claims', { texts, format })
  const unshared = value === null ? texts.unknown : value < 0 ? texts.belowZero : texts.none
  return (
    <div>
      <dt>{value === null ? texts.figures[figure] : texts.valued(texts.figures[figure], format.shortMoney(value))}</dt>
      <dd>
        <b className={large ? styles.large : undefined}>{share ?? unshared}</b>
        {large && share !== null && <span>{texts.large}</span>}
        {year !== null && <span>{texts.inYear(year)}</span>}
      </dd>
    </div>
  )
}

/** A share in percent; from twice as much, how many times. */
function wordShare(percent: number, isOfDeal: boolean, { texts, format }: Words): string {
  const times = countTimes(percent)
  if (times === null) return (isOfDeal ? texts.ofDeal : texts.ofFigure)(format.percent(percent))
  return (isOfDeal ? texts.timesDeal : texts.timesFigure)(times, format.decimal(times))
}
