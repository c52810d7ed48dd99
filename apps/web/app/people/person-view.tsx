// The page of a person for members: four figures (active companies, ended companies, revenue, sanctions lists), present and former roles, and the
// registers that were searched.
import { readablePerson } from '@sverka/contract/company/names'
import type { Person } from '@sverka/contract/people/people'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Avatar } from '../shell/avatar.tsx'
import { Pager } from '../shell/pager.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Column, Grid, Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { PersonChecks } from './person-checks.tsx'
import { PersonTies } from './person-ties.tsx'

export function PersonView({ person }: { person: Person }) {
  const texts = useMessages(peopleMessages)
  const format = useFormat()
  const crumbs = [{ label: texts.counterParties, to: '/counter-parties' }, { label: `${texts.inn} ${person.inn}` }]
  return (
    <Stack gap={6}>
      <Breadcrumbs label={texts.breadcrumbs} crumbs={crumbs} />
      <Head person={person} />
      <Facts person={person} />
      <Grid>
        <Column span={8}>
          <Stack gap={6}>
            <PersonTies person={person} />
            <Pager
              current={person.page}
              last={Math.ceil(person.count / person.page_size)}
              pageHref={(page) => (page === 1 ? `/people/${person.inn}` : `/people/${person.inn}?page=${page}`)}
            />
            <Text as="p" size="caption" tone="muted">
              {!person.counted_all && `${texts.counted(format.integer(person.count))} `}
              {texts.sourceNote} {texts.formerUnknown}
            </Text>
          </Stack>
        </Column>
        <Column span={4}>
          <Stack gap={4}>
            <PersonChecks checks={person.checks} />
            <Namesakes name={readablePerson(person.name)} />
            <Row align="top" className={styles.closed}>
              <Icon name="lock" size="small" />
              <p>{texts.closed}</p>
            </Row>
          </Stack>
        </Column>
      </Grid>
    </Stack>
  )
}

function Head({ person: { name, inn, since } }: { person: Person }) {
  const texts = useMessages(peopleMessages)
  const readable = readablePerson(name)
  return (
    <Row gap={4} className={styles.head}>
      <Avatar name={readable} src={null} size="large" />
      <div>
        <Heading level={1}>{readable}</Heading>
        <Row wrap gap={4} className={styles.ids}>
          <span className={styles.id}>
            {texts.inn}{' '}
            <b>
              <Digits>{inn}</Digits>
            </b>
            <CopyButton value={inn} label={`${texts.copyInn} ${inn}`} hint={texts.copy} doneHint={texts.copied} />
          </span>
          {since && <span>{texts.since(since.slice(0, 4))}</span>}
        </Row>
      </div>
    </Row>
  )
}

function Facts({ person: { counts, revenue, checks } }: { person: Person }) {
  const texts = useMessages(peopleMessages)
  const format = useFormat()
  const { sanctions, sanctions_copy: copy } = checks
  const years = revenue && [...new Set([revenue.years.at(0), revenue.years.at(-1)])].join('–')
  const endedText = [counts.ended > 0 ? texts.endedNote : texts.noneEnded, counts.left > 0 && texts.left(counts.left)]
    .filter(Boolean)
    .join(', ')
  const comparedLists = sanctions && texts.listsNote(sanctions.lists, sanctions.of, sanctions.as_of && format.date(sanctions.as_of))
  return (
    <dl className={styles.facts}>
      <Fact name={texts.living} note={texts.livingNote(counts.headed, counts.owned)}>
        {format.integer(counts.living)}
      </Fact>
      <Fact name={texts.ended} note={endedText}>
        {format.integer(counts.ended)}
      </Fact>
      <Fact name={texts.revenue} note={revenue ? texts.revenueNote(revenue.companies, years ?? '') : texts.revenueUnknownNote}>
        {revenue ? format.shortMoney(revenue.sum) : texts.revenueUnknown}
      </Fact>
      <Fact name={texts.lists} note={comparedLists ?? texts.listsMissing[copy]} isBad={(sanctions?.entries.length ?? 0) > 0}>
        {sanctions ? (sanctions.entries.length > 0 ? texts.listed : texts.notListed) : texts.notCompared}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  note: string
  isBad?: boolean
  children: ReactNode
}

const Fact = ({ name, note, isBad, children }: FactProps) => (
  <div className={isBad ? styles.bad : undefined}>
    <dt>{name}</dt>
    <dd>
      <div className={styles.value}>
        {isBad && <Icon name="alert-octagon" />}
        {children}
      </div>
      <div className={styles.note}>{note}</div>
    </dd>
  </div>
)

function Namesakes({ name }: { name: string }) {
  const texts = useMessages(peopleMessages)
  return (
    <Note icon="users" title={texts.namesakes}>
      <p>{texts.namesakesText}</p>
      <Link to={`/counter-parties?query=${encodeURIComponent(name)}`}>{texts.namesakesLink}</Link>
    </Note>
  )
}
