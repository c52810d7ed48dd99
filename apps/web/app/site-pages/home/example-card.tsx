// An example of the top of a company's card for the home page, with an invented company: facts, verdict, and arguments for and against a deal.
import type { CSSProperties } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Digits } from '../../ui/text.tsx'
import styles from './example-card.module.css'
import { homeMessages } from './home.messages.ts'

/** `bare` leaves out the arguments for and against and the caption. */
export function ExampleCard({ bare }: { bare?: boolean }) {
  const { example } = useMessages(homeMessages)
  const rows = [example.age, example.size, example.head]
  return (
    <figure className={styles.figure}>
      <div className={styles.card}>
        <div className={styles.head}>
          <p className={styles.name}>{example.name}</p>
          <StatusBadge look="active">{example.status}</StatusBadge>
          <p className={styles.numbers}>
            <Digits>{example.numbers}</Digits>
          </p>
        </div>
        <dl>
          {rows.map((row) => (
            <ExampleRow key={row.label} {...row} />
          ))}
          <ExampleRow {...example.attention} isWarning />
        </dl>
        {!bare && <ExampleReasons />}
      </div>
      {!bare && <figcaption>{example.caption}</figcaption>}
    </figure>
  )
}

/** Invented: the percentage that is filled of each segment of the bar, which shows how much of the company was checked. */
const COVERED = [100, 100, 100, 60, 100, 100, 80, 100, 0, 100] as const

/** Arguments for and against the deal, and how much was checked. */
function ExampleReasons() {
  const { example } = useMessages(homeMessages)
  const sides = [
    { ...example.pros, icon: 'plus' as const, className: styles.pros },
    { ...example.cons, icon: 'minus' as const, className: styles.cons },
  ]
  return (
    <>
      <div className={styles.sides}>
        {sides.map(({ label, items, icon, className }) => (
          <div key={label}>
            <p>{label}</p>
            <ul className={className}>
              {items.map((item) => (
                <li key={item}>
                  <Icon name={icon} size="small" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.coverage}>
        <p>{example.coverage}</p>
        <div className={styles.bar} aria-hidden="true">
          {COVERED.map((percent, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            <i key={index} style={{ '--covered': `${percent}%` } as CSSProperties} />
          ))}
        </div>
      </div>
    </>
  )
}

interface ExampleRowProps {
  label: string
  value: string
  note?: string
  isWarning?: boolean
}

const ExampleRow = ({ label, value, note, isWarning }: ExampleRowProps) => (
  <div className={classNames(styles.row, isWarning && styles.warning)}>
    <dt>{label}</dt>
    <dd>
      <b>
        {isWarning && <Icon name="alert" size="small" />}
        {value}
      </b>
      {note && <span>{note}</span>}
    </dd>
  </div>
)
