// Tab «Связи» of a company card: connected companies as a list with a filter by status («Тип»), or as a graph, loaded when opened (specification §2).
import type { ShownConnection } from '@sverka/contract/company-card/connections'
import { connectionFilters } from '@sverka/contract/company-card/connections.rules'
import type { Output } from '@sverka/contract/operations/operations'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { CompanyLink } from '../company-link.tsx'
import { loadTab } from '../load-tab.ts'
import { useViewPath } from '../purpose.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'
import { useCompany } from '../use-company.ts'
import type { Route } from './+types/connections.tab'
import { connectionsMessages } from './connections.messages.ts'

const KEY = 'GET /api/v1/company-connections/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

const Graph = lazy(() => import('./graph.tsx').then(({ Graph }) => ({ default: Graph })))

export default function ConnectionsTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  const [search] = useSearchParams()
  if (!list) return null
  const isGraph = search.get('view') === 'graph'
  return (
    <Stack gap={6}>
      <Toolbar list={list} isGraph={isGraph} />
      {isGraph ? (
        <Suspense fallback={<Text tone="muted">{texts.graphLoading}</Text>}>
          <Graph />
        </Suspense>
      ) : (
        <TabList list={list} icon="network" saysNoData>
          <Panel flush>
            <RuledList inset>
              {list.result.map((company) => (
                <ConnectionRow key={`${company.relation}${company.ogrn ?? company.name}`} company={company} />
              ))}
            </RuledList>
          </Panel>
        </TabList>
      )}
    </Stack>
  )
}

function Toolbar({ list, isGraph }: { list: Output<typeof KEY>; isGraph: boolean }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const viewPath = useViewPath()
  const { inn, ogrn } = useCompany()
  const { toPath } = useMessages(connectionsMessages)
  const [search] = useSearchParams()
  const type = connectionFilters.find((filter) => filter === search.get('type')) ?? 'all'
  const filters = connectionFilters.map((filter) => ({
    value: filter,
    label: texts.connectionTypes[filter],
    count: format.integer(list.counts[filter]),
    to: viewPath(filter === 'all' ? '' : `?type=${filter}`),
  }))
  const views = [
    { value: 'list', label: texts.list, to: viewPath() },
    { value: 'graph', label: texts.graph, to: viewPath('?view=graph') },
  ]
  return (
    <div className={styles.toolbar}>
      <Row wrap>
        {!isGraph && (
          <>
            <Text tone="secondary">{texts.type}</Text>
            <Segmented label={texts.type} chosen={type} segments={filters} />
          </>
        )}
      </Row>
      <Row wrap gap={4}>
        {/* The page that looks for a chain of heads and founders between two companies. */}
        <Link to={`/ties?from=${inn ?? ogrn}`} rel="nofollow">
          {toPath}
        </Link>
        {list.total > 0 && <Segmented label={texts.graph} chosen={isGraph ? 'graph' : 'list'} segments={views} />}
      </Row>
    </div>
  )
}

/** `relation` and `also` say what the connected company is to the card's company, such as its founder. */
function ConnectionRow({ company }: { company: ShownConnection }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <li className={styles.entryHead} id={`record-${company.ogrn ?? company.inn}`}>
      <div>
        <Row wrap>
          <Text size="lead" weight="bold">
            <CompanyLink number={company.inn ?? company.ogrn}>{company.name}</CompanyLink>
          </Text>
          {company.status && (
            <StatusMarks status={company.status} endedOn={company.status.ended?.on} asOf={company.as_of} stopped={company.stopped} />
          )}
          {[company.relation, ...company.also].map((relation) => (
            <Tag key={relation}>{texts.relations[relation]}</Tag>
          ))}
        </Row>
        {company.legal_address && <p>{company.legal_address}</p>}
        {company.okved && (
          <p className={styles.caption}>
            {company.okved.code} {company.okved.name}
          </p>
        )}
      </div>
      <dl className={styles.numbers}>
        <dt>{texts.inn}</dt>
        <dd>{company.inn ? <Digits>{company.inn}</Digits> : MISSING}</dd>
        <dt>{texts.ogrn}</dt>
        <dd>{company.ogrn ? <Digits>{company.ogrn}</Digits> : MISSING}</dd>
        <dt>{texts.registered}</dt>
        <dd>{company.registration_date ? format.date(company.registration_date) : MISSING}</dd>
      </dl>
    </li>
  )
}
