// One event of the tab «История» (history) of a company card: day, kind of change, old and new value, and the register record folded below.

import { PERSON_INN } from '@sverka/contract/company/company.rules'
import { readableSentence } from '@sverka/contract/company/sentences'
import type { Arrival, ListedItem, RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PersonLink } from '../../shell/person-link.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Digits } from '../../ui/text.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import { historyMessages } from './history.messages.ts'
import styles from './history.module.css'
import { type Happening, isUnspecified } from './timeline.ts'

interface HistoryEventProps {
  happening: Happening
  /** True in a folded list, whose title already says why no former value is shown. */
  folded?: boolean
}

export function HistoryEvent({ happening, folded = false }: HistoryEventProps) {
  const { date, entry, change } = happening
  const texts = useMessages(recordTabMessages)
  const words = useMessages(historyMessages)
  const format = useFormat()
  // New heads and founders of the record, without those that the change itself shows: the role «founder» belongs to the field «founders».
  const otherArrivals = entry?.arrivals.filter(({ role }) => role !== change?.field && `${role}s` !== change?.field) ?? []
  return (
    <li className={styles.event} id={entry ? `record-${entry.grn ?? entry.date}` : undefined}>
      <time dateTime={date}>{format.date(date)}</time>
      <div className={styles.reported}>
        <div className={styles.title}>
          {change ? <BeforeAndAfter change={change} /> : <RecordKind entry={entry} />}
          {entry?.void && <Tag tone="warning">{texts.voidRecord}</Tag>}
        </div>
        <div className={styles.about}>
          {change && <Description change={change} entry={entry} />}
          {isUnspecified(happening) && !folded && <span>{words.unspecifiedWhy}</span>}
          {otherArrivals.map((arrival) => (
            <NewPerson key={`${arrival.role}${arrival.name}`} arrival={arrival} />
          ))}
          {entry && <RegisterRecord entry={entry} />}
        </div>
      </div>
    </li>
  )
}

/** Our own text for frequent kinds of records; for others the register's name of the kind, or its code. */
function RecordKind({ entry }: Pick<Happening, 'entry'>) {
  const texts = useMessages(historyMessages)
  return entry && (texts.kinds[entry.kind.code] ?? entry.kind.name ?? entry.kind.code)
}

/** The changed field; if no register record gives the day, also the days of the two extracts between which it changed. */
function Description({ change, entry }: { change: RegisterChange; entry: RegisterEntry | null }) {
  const { field, on, between, left, came } = change
  const texts = useMessages(historyMessages)
  const format = useFormat()
  const post = entry?.arrivals.find(({ role }) => role === 'head')?.post?.toLowerCase() ?? null
  const changed = field === 'head' ? texts.headChanged(post) : texts.changed[field]
  const listNames = (items: readonly ListedItem[]) => format.list(items.map(({ name }) => name))
  return (
    <>
      <span>
        {field === 'activities'
          ? format.list([changed, came.length > 0 && texts.added(listNames(came)), left.length > 0 && texts.removed(listNames(left))])
          : changed}
      </span>
      {!on && <span>{texts.between(format.date(between.from), format.date(between.to))}</span>}
    </>
  )
}

/** Old and new value: «Иванов Иван → Петров Пётр». Of founders only those who left, came or have another share. */
function BeforeAndAfter({ change: { field, before, after, left, came } }: { change: RegisterChange }) {
  const texts = useMessages(historyMessages)
  const format = useFormat()
  const formatSide = (value: string | null, items: readonly ListedItem[]): string => {
    if (field === 'founders' && items.length > 0)
      return format.list(items.map(({ name, percent }) => (percent === null ? name : `${name} ${format.percent(percent)}`)))
    if (!value) return texts.wasNot
    // Activities come as their number, the capital in kopecks.
    if (field === 'activities') return texts.activityCount(Number(value))
    return field === 'capital' ? format.money(Number(value) / 100) : value
  }
  return (
    <span className={styles.sides}>
      <del>{formatSide(before, left)}</del>
      <Icon name="arrow-right" size="small" />
      <VisuallyHidden>{texts.became}</VisuallyHidden>
      <ins>{formatSide(after, came)}</ins>
    </span>
  )
}

/** A head or founder whom this record added. Only people have pages, and a person's taxpayer number (ИНН) is longer than a company's. */
function NewPerson({ arrival: { role, name, inn, post, percent } }: { arrival: Arrival }) {
  const texts = useMessages(historyMessages)
  const format = useFormat()
  const person = inn?.length === PERSON_INN ? <PersonLink inn={inn}>{name}</PersonLink> : name
  return (
    <span>
      {format.labelled(role === 'head' ? texts.headCame(post?.toLowerCase() ?? null) : texts.founderCame)} {person}
      {percent !== null && <> ({texts.share(format.percent(percent))})</>}
    </span>
  )
}

/** The register record: kind, its own registration number (ГРН), authority and documents; folded. */
function RegisterRecord({ entry: { kind, grn, authority, documents } }: { entry: RegisterEntry }) {
  const texts = useMessages(historyMessages)
  const words = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <details className={styles.entry}>
      <summary>
        {texts.entry} <Icon name="chevron-down" size="small" />
      </summary>
      <p>{kind.name ?? kind.code}</p>
      {grn && (
        <p>
          <Digits>{texts.grn(grn)}</Digits>
        </p>
      )}
      {authority && <p lang="ru">{readableSentence(authority)}</p>}
      {documents.length > 0 && (
        <p>{format.labelled(words.documents, format.clauses(documents.map(({ name }) => readableSentence(name))))}</p>
      )}
    </details>
  )
}
