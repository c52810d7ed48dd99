// One court case in the list: number and date, the company's role and the other side, outcome or stage, and the sums.
import type { Case } from '@sverka/contract/company-card/arbitration'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { Tag } from '../../ui/badge.tsx'
import { Disputed } from '../disputed.tsx'
import { PartyLink } from '../party-link.tsx'
import { arbitrationMessages } from './arbitration.messages.ts'
import styles from './case-row.module.css'

/** Colour of the tag with the company's role: being sued is red, suing is not. */
const tones = { plaintiff: 'accent', respondent: 'bad', other: 'neutral' } as const

export function CaseRow({ entry }: { entry: Case }) {
  return (
    <article id={`record-${entry.number}`} className={styles.row}>
      <NumberAndDate entry={entry} />
      <RolesAndCourt entry={entry} />
      <Outcome entry={entry} />
      <Sums entry={entry} />
    </article>
  )
}

function NumberAndDate({ entry }: { entry: Case }) {
  const texts = useMessages(arbitrationMessages)
  const format = useFormat()
  return (
    <div>
      <h2 className={styles.number}>{entry.number}</h2>
      <p className={styles.small}>{format.date(entry.date)}</p>
      {entry.link_on_card && (
        <a className={styles.small} href={entry.link_on_card} target="_blank" rel="noreferrer nofollow">
          {texts.caseLink}
        </a>
      )}
    </div>
  )
}

function RolesAndCourt({ entry }: { entry: Case }) {
  const texts = useMessages(arbitrationMessages)
  // The side that is not the company's. If the company is a third party (role `other`), the plaintiffs are shown.
  const [other, ...more] = entry.role === 'plaintiff' ? entry.responders : entry.plaints
  return (
    <div>
      <p className={styles.sides}>
        <Tag tone={tones[entry.role]}>{texts.roles[entry.role]}</Tag>{' '}
        {other ? <PartyLink name={other.name} inn={other.inn} ogrn={other.ogrn} /> : texts.noData}
        {more.length > 0 && ` ${texts.moreSides(more.length)}`}
      </p>
      <p className={styles.small} lang="ru">
        {[entry.category, entry.court].filter(Boolean).join('. ')}
      </p>
      <Disputed kind="case" record={entry.number} />
      <details className={styles.fold}>
        <summary>{texts.sidesAndAddresses}</summary>
        <Sides title={texts.plaintiffSide} sides={entry.plaints} />
        <Sides title={texts.respondentSide} sides={entry.responders} />
      </details>
    </div>
  )
}

function Sides({ title, sides }: { title: string; sides: Case['plaints'] }) {
  const texts = useMessages(arbitrationMessages)
  return (
    <dl>
      <dt>{title}</dt>
      {sides.length === 0 && <dd>{texts.noData}</dd>}
      {sides.map(({ name, inn, ogrn, address }) => (
        <dd key={`${name}${inn ?? ''}${address ?? ''}`}>
          <PartyLink name={name} inn={inn} ogrn={ogrn} />
          {address && <span>{address}</span>}
        </dd>
      ))}
    </dl>
  )
}

/** The outcome if the source gives it, else whether the case is pending. A closed case without an outcome is not counted as won or lost. */
function Outcome({ entry: { active, outcome, stage, end_date: end } }: { entry: Case }) {
  const texts = useMessages(arbitrationMessages)
  const words = useRegisterWords()
  const format = useFormat()
  const state = active === null ? texts.caseStateUnknown : active ? texts.caseActive : texts.caseOver
  const notes = [outcome && !active && state, stage && words.status(stage), end && texts.caseUntil(format.date(end))]
  return (
    <div>
      <p className={styles.outcome}>{outcome ? words.status(outcome) : state}</p>
      <p className={styles.small}>{format.list(notes)}</p>
    </div>
  )
}

function Sums({ entry: { amount_claim: claim, amount_awarded: awarded } }: { entry: Case }) {
  const texts = useMessages(arbitrationMessages)
  const format = useFormat()
  return (
    <div className={styles.sums}>
      <p className={styles.sum}>{claim === null ? texts.claimUnknown : format.money(claim)}</p>
      <p className={styles.small}>{awarded === null ? texts.claimed : texts.awarded(format.money(awarded))}</p>
    </div>
  )
}
