// Which registers were searched for a person, with result, source and day. Bankruptcy and enforcement proceedings of people are not searched, so they
// are always shown as unknown. A disqualified person is barred from managing companies; a mass head directs at least `mass_head.from` active
// companies.
import type { Person } from '@sverka/contract/people/people'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Row } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'

type State = 'clear' | 'found' | 'unknown'

const icons: Record<State, IconName> = { clear: 'check', found: 'alert-octagon', unknown: 'question' }

export function PersonChecks({ checks }: { checks: Person['checks'] }) {
  const texts = useMessages(peopleMessages)
  const format = useFormat()
  const { disqualified_until: disqualifiedUntil, extracts_as_of: asOf, disqualified_register: register, mass_head: mass } = checks
  const inRegister = texts.registerCopy[register.copy](register.as_of && format.date(register.as_of))
  const isMassHead = mass.living >= mass.from
  return (
    <Panel title={texts.checked}>
      <RuledList>
        <Check
          state={disqualifiedUntil ? 'found' : 'clear'}
          note={texts.disqualifiedNote(asOf && format.date(asOf), inRegister)}
          text={disqualifiedUntil ? texts.disqualified(format.date(disqualifiedUntil)) : texts.notDisqualified}
        />
        <Check
          state={isMassHead ? 'found' : 'clear'}
          text={isMassHead ? texts.massHead : texts.notMassHead}
          note={texts.massHeadNote(mass.living, mass.from)}
        />
        <Sanctions sanctions={checks.sanctions} copy={checks.sanctions_copy} />
        <Check state="unknown" text={texts.bankruptcy} note={texts.bankruptcyNote} />
        <Check state="unknown" text={texts.enforcement} note={texts.enforcementNote} />
      </RuledList>
    </Panel>
  )
}

function Sanctions({ sanctions, copy }: Pick<Person['checks'], 'sanctions'> & { copy: Person['checks']['sanctions_copy'] }) {
  const texts = useMessages(peopleMessages)
  const format = useFormat()
  if (!sanctions) return <Check state="unknown" text={texts.sanctionsUnknown} note={texts.sanctionsUnknownNote[copy]} />
  const note = texts.sanctionsNote(texts.listsNote(sanctions.lists, sanctions.of, sanctions.as_of && format.date(sanctions.as_of)))
  if (sanctions.entries.length === 0) return <Check state="clear" text={texts.notSanctioned} note={note} />
  return sanctions.entries.map(({ list, country, name }) => (
    <Check key={`${list}${name}`} state="found" text={texts.sanctioned(list, country)} note={`${name}, ${note}`} />
  ))
}

const Check = ({ state, text, note }: { state: State; text: string; note: string }) => (
  <li>
    <Row align="top">
      <span className={styles[state]}>
        <Icon name={icons[state]} size="small" />
      </span>
      <div>
        {text}
        <div className={styles.small}>{note}</div>
      </div>
    </Row>
  </li>
)
