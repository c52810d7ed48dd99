// The mark «оспорено» (disputed) beside a fact on a company's card, with the company's statement, document and appeal to an authority.

import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { kilobytes, shortFingerprint } from '@sverka/contract/formats.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { documentPath } from './dispute-words.ts'
import { disputedMessages } from './disputed-facts.messages.ts'
import styles from './disputed-facts.module.css'

/** `at`: when the fact was disputed, an ISO time. */
export function DisputedTag({ at }: { at: string }) {
  const texts = useMessages(disputedMessages)
  const format = useFormat()
  return (
    <span className={styles.tag}>
      <Icon name="flag" size="small" />
      {texts.mark(format.dateOfTime(at))}
    </span>
  )
}

/** `number`: INN (taxpayer number) or OGRN (registration number) of the card's company. */
export function DisputedMark({ dispute, number }: { dispute: DisputedFact; number: string }) {
  const texts = useMessages(disputedMessages)
  return (
    <div className={styles.mark}>
      <DisputedTag at={dispute.disputed_at} />
      <DisputedWords dispute={dispute} />
      <Link to={`/disputed-facts/${number}#dispute-${dispute.id}`}>{texts.more}</Link>
    </div>
  )
}

/** The company's statement. Its sentence (`said`) is null until staff have approved its form; until then the chosen reason is shown instead. */
export function DisputedWords({ dispute }: { dispute: DisputedFact }) {
  const texts = useMessages(disputedMessages)
  const format = useFormat()
  const { reason, said, addressee, appeal, until, document, ended_at: ended } = dispute
  const where = texts.addressees[addressee]
  return (
    <>
      <p>
        <b>{texts.says}</b> {said ?? texts.reasons[reason]}
      </p>
      {said === null && ended === null && <p className={styles.small}>{texts.unseen}</p>}
      {document && (
        <div>
          <p>
            <a href={documentPath(dispute)} download={document.name}>
              {document.name}
            </a>
          </p>
          <p className={styles.small} title={`SHA-256 ${document.sha256}`}>
            {texts.file(format.integer(kilobytes(document.size)), shortFingerprint(document.sha256))}
          </p>
        </div>
      )}
      <DescriptionList
        items={[
          { label: texts.where, value: appeal ? texts.appeal(where, appeal.number, format.date(appeal.on)) : where },
          ...(ended === null ? [{ label: texts.stands, value: texts.standsUntil(format.date(until)) }] : []),
        ]}
      />
    </>
  )
}
