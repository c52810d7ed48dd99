// A row of the list of state contracts: number and day, the company's role, the other party, subjects, price; similar contracts are folded below it.
import type { Contract } from '@sverka/contract/company-card/contracts'
import { Fragment } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { PartyLink } from '../party-link.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import styles from './contracts.module.css'
import { otherSides, subjects } from './similar-contracts.ts'

interface ContractRowProps {
  entry: Contract
  /** Older contracts with the same role, other side and subjects; folded below the row. */
  alike: readonly Contract[]
}

export function ContractRow({ entry, alike }: ContractRowProps) {
  return (
    <article id={rowAnchor(entry)} className={styles.row}>
      <NumberAndDate entry={entry} />
      <SidesAndSubjects entry={entry} />
      <p className={styles.sum}>
        <Price entry={entry} />
      </p>
      {alike.length > 0 && <SimilarContracts contracts={alike} />}
    </article>
  )
}

/** Id of the element, to which findings of the reliability report link. */
const rowAnchor = ({ register_number: number }: Contract) => `record-${number}`

function Price({ entry: { price } }: { entry: Contract }) {
  const format = useFormat()
  return price === null ? MISSING : format.money(price)
}

function NumberAndDate({ entry }: { entry: Contract }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <div>
      <h2 className={styles.number}>
        <RegisterLink entry={entry} />
      </h2>
      <p className={styles.small}>{format.list([texts.laws[entry.law], entry.date && format.date(entry.date)])}</p>
    </div>
  )
}

function SidesAndSubjects({ entry }: { entry: Contract }) {
  const format = useFormat()
  const texts = useMessages(recordTabMessages)
  const sides = otherSides(entry)
  return (
    <div>
      <p className={styles.sides}>
        <Tag tone={entry.role === 'supplier' ? 'accent' : 'neutral'}>{texts.contractRoles[entry.role]}</Tag> {sides.length === 0 && MISSING}
        {sides.map((side, index) => (
          <Fragment key={`${side.name}${side.inn ?? ''}`}>
            {index > 0 && ', '}
            <PartyLink name={side.name} inn={side.inn} />
          </Fragment>
        ))}
      </p>
      <p className={styles.small} lang="ru">
        {format.list(subjects(entry))}
      </p>
    </div>
  )
}

function SimilarContracts({ contracts }: { contracts: readonly Contract[] }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const priced = contracts.flatMap(({ price }) => price ?? [])
  const sum = priced.length > 0 ? format.shortMoney(priced.reduce((all, price) => all + price, 0)) : null
  return (
    <details className={styles.alike}>
      <summary>{texts.moreAlike(contracts.length, sum)}</summary>
      <ul>
        {contracts.map((entry) => (
          <li key={entry.id} id={rowAnchor(entry)}>
            <span>
              <RegisterLink entry={entry} />
            </span>
            <span>{entry.date ? format.date(entry.date) : MISSING}</span>
            <span className={styles.sum}>
              <Price entry={entry} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The contract's number in the procurement register, linked to its source if the source gives an address. */
function RegisterLink({ entry }: { entry: Contract }) {
  const number = useMessages(recordTabMessages).contract(entry.register_number)
  if (!entry.link) return number
  return (
    <a href={entry.link} target="_blank" rel="noreferrer nofollow">
      {number}
    </a>
  )
}
