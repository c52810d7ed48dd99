// The company card as of a past day: status, age, size, head, the verdict of that day beside that of the later day, coverage, sources, fingerprint.
import { fullYears } from '@sverka/contract/company/company.rules'
import { shortName } from '@sverka/contract/company/short-name.rules'
import type { PastCard } from '@sverka/contract/company-card/past'
import type { PurposeVerdict, Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { verdictMessages } from '../../reliability/verdict.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../../reliability/verdict-style.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { statusVariant } from '../../shell/status-marks.tsx'
import { statusIcons, Tag } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { answersMessages } from '../five-answers.messages.ts'
import { variantUnderStop } from '../five-answers.rules.ts'
import { useOffered } from '../purpose.ts'
import { useCompany } from '../use-company.ts'
import { pastMessages } from './past.messages.ts'
import styles from './past.module.css'
import type { Past } from './two-days.tsx'

export function PastDay({ past }: { past: Past }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  // `keptFrom`: the first day whose whole card is stored; no card is older.
  const { card, day, kept_from: keptFrom } = past
  if (!card) return keptFrom && <Note icon="history">{texts.noCard(format.date(day), format.date(keptFrom))}</Note>
  return (
    <section aria-label={texts.asShown(format.date(day))}>
      <Note icon="history" title={texts.asShown(format.date(day))}>
        <p>{[keptFrom && texts.keptFrom(format.date(keptFrom)), texts.notKept].filter(Boolean).join(' ')}</p>
      </Note>
      <Answers card={card} day={day} />
      <Verdicts past={past} card={card} />
    </section>
  )
}

interface AnswerProps {
  question: string
  value: ReactNode
  note?: ReactNode
}

const Answer = ({ question, value, note }: AnswerProps) => (
  <div>
    <dt>{question}</dt>
    <dd>
      <span className={styles.value}>{value}</span>
      {note && <small>{note}</small>}
    </dd>
  </div>
)

/** Status, age in whole years on that day (or on the day of closing, if earlier), size by revenue or else by headcount, and head. */
function Answers({ card, day }: { card: PastCard; day: string }) {
  const texts = useMessages(pastMessages)
  const words = useMessages(answersMessages)
  const register = useRegisterWords()
  const format = useFormat()
  const { status, registered_on: since, closed_on: closed, revenue, headcount, head } = card
  const isStopped = card.purposes.some(({ stopped }) => stopped)
  const years = since ? fullYears(since, closed && closed < day ? closed : day) : null
  const size = revenue
    ? { value: format.shortMoney(revenue.sum), note: words.revenueNote(revenue.year) }
    : headcount
      ? { value: words.staffCount(headcount.count), note: words.staffNote(headcount.year) }
      : { value: texts.noData, note: null }
  return (
    <dl className={styles.answers}>
      <Answer
        question={texts.state}
        value={
          <>
            <Icon name={statusIcons[variantUnderStop(statusVariant(status), isStopped)]} />
            {register.status(status)}
          </>
        }
        note={closed && format.date(closed)}
      />
      <Answer
        question={texts.age}
        value={years === null ? texts.noData : words.years(years)}
        note={since && words.since(format.date(since))}
      />
      <Answer question={texts.size} value={size.value} note={size.note} />
      <Answer question={texts.headed} value={head ? shortName(head) : texts.noData} />
    </dl>
  )
}

/** The verdict for the chosen kind of deal with its reasons, and the verdict of the later day that is compared. */
function Verdicts({ past: { day, to, later }, card }: { past: Past; card: PastCard }) {
  const texts = useMessages(pastMessages)
  const words = useMessages(verdictMessages)
  const format = useFormat()
  const { purpose } = useOffered(useCompany())
  const reading = card.purposes.find((item) => item.purpose === purpose)
  const laterVerdict = later.find((item) => item.purpose === purpose)
  if (!reading) return null
  return (
    <div className={styles.cells}>
      <div>
        <VerdictTag verdict={reading.verdict} />
        <p>{texts.ofDay(words.purposes[purpose], format.date(day))}</p>
        {laterVerdict && <p>{texts.onLaterDay(format.date(to), words.verdicts[laterVerdict.verdict])}</p>}
      </div>
      <Reasons title={words.against} reasons={reading.against} icon="minus" />
      <Reasons title={reading.stopped ? words.forStopped : words.for} reasons={reading.for} icon="plus" changesNothing={reading.stopped} />
      <Coverage card={card} />
    </div>
  )
}

function VerdictTag({ verdict }: { verdict: Verdict }) {
  const words = useMessages(verdictMessages)
  return (
    <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
      {words.verdicts[verdict]}
    </Tag>
  )
}

interface ReasonsProps {
  title: string
  reasons: PurposeVerdict['for']
  icon: 'plus' | 'minus'
  /** True for reasons in favour while a stop factor rules out the deal: they are not green. */
  changesNothing?: boolean | undefined
}

function Reasons({ title, reasons = [], icon, changesNothing = false }: ReasonsProps) {
  const words = useMessages(verdictMessages)
  return (
    <div>
      <p className={styles.label}>{title}</p>
      {reasons.length === 0 && <p>{words.nothingFound}</p>}
      <ul className={styles.reasons}>
        {reasons.map(({ code, title: name, fact = name }) => (
          <li key={code} className={changesNothing ? undefined : styles[icon]}>
            <Icon name={icon} size="small" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many factors were checked that day, the sources used, and a hash of the card's data, which proves later that the card is unchanged. */
function Coverage({ card: { coverage, sources, fingerprint } }: { card: PastCard }) {
  const texts = useMessages(pastMessages)
  const format = useFormat()
  const sum = (part: 'checked' | 'of') => format.integer(coverage.reduce((all, group) => all + group[part], 0))
  return (
    <div>
      <p className={styles.label}>{texts.coverage}</p>
      <p>{texts.checked(sum('checked'), sum('of'))}</p>
      <details className={styles.sources}>
        <summary>{texts.sources}</summary>
        <RuledList tight>
          {sources.map(({ name, as_of: asOf, known_from: knownFrom }) => (
            <li key={name}>{texts.sourceDay(name, format.date(asOf ?? knownFrom), format.date(knownFrom))}</li>
          ))}
        </RuledList>
      </details>
      <p className={styles.label}>{texts.fingerprint}</p>
      <p className={styles.fingerprint}>
        <code title={fingerprint}>{`${fingerprint.slice(0, 8)}…${fingerprint.slice(-4)}`}</code>
        <CopyButton value={fingerprint} label={texts.copy} hint={texts.copy} doneHint={texts.copied} />
      </p>
    </div>
  )
}
