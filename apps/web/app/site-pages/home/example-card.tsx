// How a company card begins, on an invented company.
import { useMessages } from '../../i18n/catalogue.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Digits } from '../../ui/text.tsx'
import styles from './example-card.module.css'
import { homeMessages } from './home.messages.ts'

/** `bare` without the words under it. */
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
      </div>
      {!bare && <figcaption>{example.caption}</figcaption>}
    </figure>
  )
}

interface ExampleRowProps {
  label: string
  value: string
  note: string
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
      <span>{note}</span>
    </dd>
  </div>
)
