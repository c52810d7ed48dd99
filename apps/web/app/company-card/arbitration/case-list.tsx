// The list of cases with the specification's filters and ours: role, sum, court.
import { readableAddress } from '@sverka/contract/company.addresses'
import type { Case } from '@sverka/contract/company-card/arbitration'
import type { Output } from '@sverka/contract/operations'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoiceFilter, FilterBar, PeriodFilter, SumFilter, TextFilter } from '../filter-bar.tsx'
import { PartyName } from '../party-name.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'

type Cases = NonNullable<Output<'GET /api/v1/legal-cases/'>>

export function CaseList({ cases }: { cases: Cases }) {
  const texts = useMessages(tabMessages)
  const roles = (['plaintiff', 'respondent', 'other'] as const).map((value) => ({ value, label: texts.roles[value] }))
  return (
    <Stack>
      {cases.total > 0 && (
        <FilterBar>
          <TextFilter name="search" label={texts.caseNumber} placeholder={texts.caseNumberHint} />
          <PeriodFilter />
          <ChoiceFilter name="role" label={texts.role} choices={roles} />
          <ChoiceFilter name="court" label={texts.court} choices={cases.courts.map((court) => ({ value: court, label: court }))} />
          <SumFilter name="amount_from" label={texts.amountFrom} />
          <SumFilter name="amount_to" label={texts.amountTo} />
        </FilterBar>
      )}
      <TabList list={cases} icon="scales">
        <Stack>
          {cases.result.map((entry) => (
            <CaseCard key={entry.id} entry={entry} />
          ))}
        </Stack>
      </TabList>
    </Stack>
  )
}

const tones = { plaintiff: 'accent', respondent: 'bad', other: 'neutral' } as const

function CaseCard({ entry }: { entry: Case }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  return (
    <Panel anchor={`record-${entry.number}`}>
      <div className={styles.entryHead}>
        <div>
          <Row wrap>
            <h2 className={styles.entryTitle}>{entry.number}</h2>
            <Tag tone={tones[entry.role]}>{texts.roles[entry.role]}</Tag>
          </Row>
          <p>{[format.date(entry.date), entry.court].filter(Boolean).join(', ')}</p>
        </div>
        <div className={styles.sum}>
          <span className={styles.caption}>{texts.claim}</span>
          <b>{entry.amount_claim === null ? texts.claimUnknown : format.money(entry.amount_claim)}</b>
        </div>
      </div>
      <div className={styles.sides}>
        <Sides title={texts.plaintiffSide} sides={entry.plaints} />
        <Sides title={texts.respondentSide} sides={entry.responders} />
      </div>
      {entry.link_on_card && (
        <a className={styles.link} href={entry.link_on_card} target="_blank" rel="noreferrer nofollow">
          <Icon name="file" size="small" />
          {texts.caseLink}
        </a>
      )}
    </Panel>
  )
}

function Sides({ title, sides }: { title: string; sides: Case['plaints'] }) {
  const texts = useMessages(tabMessages)
  return (
    <div className={styles.side}>
      <span className={styles.caption}>{title}</span>
      {sides.length === 0 && <p>{texts.noData}</p>}
      {sides.map(({ name, inn, ogrn, address }) => (
        <div key={`${name}${inn ?? ''}${address ?? ''}`}>
          <p>
            <PartyName name={name} inn={inn} ogrn={ogrn} />
          </p>
          {address && <p className={styles.caption}>{readableAddress(address)}</p>}
        </div>
      ))}
    </div>
  )
}
