// The panel of a seller's expected money: invoices that wait for payment, and payments by card that the site holds. Sums are in rubles.
import type { Output } from '@sverka/contract/operations/operations'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import { moneyMessages } from './money.messages.ts'
import styles from './money.module.css'

type Money = Output<'GET /api/v1/seller-money/:id/'>

/** `to_come` is the total, `held` the part on the site's account; `coming` lists only the earliest of `to_come_count` invoices. */
export function ExpectedMoney({ money: { coming, held, to_come: total, to_come_count: count } }: { money: Money }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  if (total === 0) return null
  return (
    <Panel
      title={texts.toCome}
      count={format.price(total)}
      {...(count > coming.length && { foot: texts.comingCut(format.integer(coming.length), format.integer(count)) })}
    >
      <ul className={styles.coming}>
        {coming.map(({ invoice, order, buyer, amount, is_rest: isRest, until }) => (
          <li key={invoice}>
            <span className={styles.until}>{texts.until(format.dateOfTime(until))}</span>
            <TwoLines
              first={
                order === null ? (
                  texts.invoice(invoice, isRest)
                ) : (
                  <Link to={`/profile/orders/${order}`}>{texts.invoice(invoice, isRest)}</Link>
                )
              }
              second={buyer}
            />
            <b>{format.price(amount)}</b>
          </li>
        ))}
        {held !== 0 && (
          <li>
            <span className={styles.until}>{texts.noDay}</span>
            <span>{texts.held}</span>
            <b>{format.price(held)}</b>
          </li>
        )}
      </ul>
    </Panel>
  )
}
