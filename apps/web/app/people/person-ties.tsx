// A person's ties, that is companies and sole traders in which the person has or had a role: the present ones first, with role, share of the capital,
// time bar and status.
import { readableName } from '@sverka/contract/company/names'
import type { Person, PersonTie } from '@sverka/contract/people/people'
import { cardMessages } from '../company-card/company-card.messages.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRegisterWords } from '../shell/register-words.ts'
import { useSite } from '../shell/root-data.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits } from '../ui/text.tsx'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { type Axis, buildAxis, roleBar } from './person-axis.ts'

export function PersonTies({ person: { result, since } }: { person: Person }) {
  const texts = useMessages(peopleMessages)
  const { today } = useSite()
  const axis = buildAxis([since, ...result.map(({ from }) => from)], today)
  const [now, before] = [result.filter(({ current }) => current), result.filter(({ current }) => !current)]
  return (
    <>
      {now.length > 0 && <Ties title={texts.now} ties={now} axis={axis} />}
      {before.length > 0 && <Ties title={texts.before} ties={before} axis={axis} />}
    </>
  )
}

function Ties({ title, ties, axis }: { title: string; ties: readonly PersonTie[]; axis: Axis }) {
  return (
    <Panel title={title} count={ties.length} flush>
      <div className={styles.axisRow} aria-hidden="true">
        <div className={styles.axis}>
          {axis.marks.map(({ year, at }) => (
            <span key={year} style={{ left: `${at}%` }}>
              {year}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.ties}>
        {ties.map((tie) => (
          <Tie key={tie.company.id} tie={tie} axis={axis} />
        ))}
      </ul>
    </Panel>
  )
}

function Tie({ tie, axis }: { tie: PersonTie; axis: Axis }) {
  const texts = useMessages(peopleMessages)
  const { company } = tie
  return (
    <li className={styles.tie}>
      <div>
        <Link to={`/counter-parties/${company.ogrn}`} className={styles.company}>
          {readableName(company.name)}
        </Link>
        {company.inn && (
          <div className={styles.small}>
            {texts.inn} <Digits>{company.inn}</Digits>
          </div>
        )}
      </div>
      <Roles tie={tie} />
      <Years tie={tie} axis={axis} />
      <div className={styles.fate}>
        <StatusMarks status={company.status} asOf={tie.source?.as_of} stopped={company.stopped} />
      </div>
    </li>
  )
}

function Roles({ tie: { roles: all, company } }: { tie: PersonTie }) {
  const texts = useMessages(peopleMessages)
  const words = useRegisterWords()
  const format = useFormat()
  const roles = all.filter(({ former }) => former === null)
  const share = roles.find(({ role }) => role === 'founder')
  const post = roles.find((role) => role.post)?.post
  const disqualifiedUntil = roles.find((role) => role.disqualified_until)?.disqualified_until
  const roleNames = texts.and([...new Set(roles.map(({ role }) => texts.roles[role]))])
  const shareText = share ? (share.percent === null ? texts.shareUnknown : format.percent(share.percent)) : texts.noShare
  return (
    <div>
      {roles.length > 0 && (
        <>
          {roleNames}
          <div className={styles.small}>{format.list([post && words.position(post), company.kind === 'company' && shareText])}</div>
        </>
      )}
      <FormerRoles roles={all} />
      {roles.some(({ unreliable }) => unreliable) && (
        <Tag tone="warning" icon="alert">
          {texts.unreliable}
        </Tag>
      )}
      {disqualifiedUntil && (
        <Tag tone="bad" icon="alert-octagon">
          {texts.disqualifiedUntil(format.date(disqualifiedUntil))}
        </Tag>
      )}
    </div>
  )
}

/** Roles that an older extract of the register names and the newest does not. */
function FormerRoles({ roles }: Pick<PersonTie, 'roles'>) {
  const texts = useMessages(peopleMessages)
  const format = useFormat()
  return roles.map(
    ({ role, former }) =>
      former && (
        <div key={role}>
          {texts.formerRole(texts.roles[role])}
          <div className={styles.small}>{texts.formerDays(format.date(former.named), format.date(former.gone))}</div>
        </div>
      ),
  )
}

function Years({ tie, axis }: { tie: PersonTie; axis: Axis }) {
  const texts = useMessages(peopleMessages)
  const card = useMessages(cardMessages)
  const format = useFormat()
  const { from, until, source } = tie
  const bar = roleBar(tie, axis)
  const [start, end] = [from && format.date(from), until && format.date(until)]
  const dates = start ? (end ? texts.fromTo(start, end) : texts.from(start)) : end ? texts.until(end) : texts.datesUnknown
  const sourceName = source && (card.sources[source.source] ?? source.source)
  return (
    <div>
      {bar && (
        <div className={styles.track} aria-hidden="true">
          <i className={styles[bar.look]} style={{ left: `${bar.left}%`, width: `${bar.width}%` }} />
        </div>
      )}
      <div className={styles.dates}>{dates}</div>
      {source && sourceName && (
        <div className={styles.source}>
          {source.as_of ? card.sourceAsOf(sourceName, format.date(source.as_of), source.example) : card.source(sourceName, source.example)}
        </div>
      )}
    </div>
  )
}
