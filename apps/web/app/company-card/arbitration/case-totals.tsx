// Panel above a company's court cases: totals as respondent and as plaintiff over all stored cases (not only the page shown), and by year.
import type { CaseTotals as Totals } from '@sverka/contract/company-card/arbitration'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { arbitrationMessages } from './arbitration.messages.ts'
import styles from './case-totals.module.css'

const ROLES = ['respondent', 'plaintiff'] as const

export function CaseTotals({ totals }: { totals: Totals }) {
  const texts = useMessages(arbitrationMessages)
  const format = useFormat()
  /** A text with a count and a sum in rubles. A sum of 0 means that no sum is known: the text is then made without it. */
  const withSum = (text: (count: number, sum: string | null) => string, count: number, sum: number) =>
    text(count, sum > 0 ? format.shortMoney(sum) : null)
  return (
    <Panel compact>
      <dl className={styles.totals}>
        {ROLES.map((role) => {
          // `lost` is null if the source gives no outcomes. `untold`: closed cases whose outcome the source does not give.
          const { cases, claimed, pending, lost, untold } = totals[role]
          return (
            <div key={role}>
              <dt>{texts.roles[role]}</dt>
              <dd>
                <b>{withSum(texts.casesFor, cases, claimed)}</b>
              </dd>
              {cases > 0 && (
                <>
                  <dd>{withSum(texts.pending, pending.cases, pending.claimed)}</dd>
                  <dd>{format.list([lost && withSum(texts.lost, lost.cases, lost.sum), untold > 0 && texts.untold(untold)])}</dd>
                </>
              )}
            </div>
          )
        })}
      </dl>
      <details className={styles.years}>
        <summary>{texts.byYear}</summary>
        <dl className={styles.totals}>
          {totals.years.map(({ year, ...roles }) => (
            <div key={year}>
              <dt>{year}</dt>
              {ROLES.map((role) => (
                <dd key={role}>
                  {texts.roles[role]}: {withSum(texts.casesFor, roles[role].cases, roles[role].claimed)}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  )
}
