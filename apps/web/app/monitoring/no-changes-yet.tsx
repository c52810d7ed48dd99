// Shown while the feed of changes is empty: the current state of the watched companies, those with the most serious findings first.
import { readableName } from '@sverka/contract/company/names'
import type { Watched } from '@sverka/contract/monitoring/monitoring'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { Finding } from './finding.tsx'
import { firstDayMessages } from './first-day.messages.ts'
import styles from './monitoring.module.css'

/** Number of companies shown: as many as can be read at a glance. The tab of companies, which is linked below, has all. */
const SHOWN = 10

export function NoChangesYet({ companies }: { companies: readonly Watched[] }) {
  const texts = useMessages(firstDayMessages)
  const all = new URLSearchParams({ ...Object.fromEntries(useSearchParams()[0]), view: 'companies' })
  return (
    <Panel title={texts.title}>
      <Stack gap={4}>
        <Text as="p" tone="secondary">
          {texts.hint}
        </Text>
        <RuledList>
          {[...companies]
            .sort(byRank)
            .slice(0, SHOWN)
            .map((watched) => (
              <li key={watched.company.id} className={styles.event}>
                <CurrentState watched={watched} />
              </li>
            ))}
        </RuledList>
        {companies.length > SHOWN && <Link to={`?${all}`}>{texts.all}</Link>}
      </Stack>
    </Panel>
  )
}

/** Rank for sorting: 0 for a finding that stops or speaks against a deal, 1 for one that needs attention, 2 without a finding. */
const rank = ({ attention }: Watched): number => (attention === null ? 2 : attention.polarity === 'attention' ? 1 : 0)
const byRank = (one: Watched, other: Watched): number => rank(one) - rank(other)

function CurrentState({ watched }: { watched: Watched }) {
  const { ogrn, name, status, procedure, closed_on: endedOn, as_of: asOf } = watched.company
  return (
    <Stack gap={1}>
      <Row gap={3} wrap>
        <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
        <StatusMarks
          status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
          endedOn={endedOn}
          asOf={asOf}
          stopped={watched.attention?.polarity === 'stop'}
        />
      </Row>
      <Finding watched={watched} />
    </Stack>
  )
}
