// The graph of connections with its table twin; fetched when it is opened.

import { readableName, readablePerson } from '@sverka/contract/company.rules'
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import { useCompany } from '../use-company.ts'
import styles from './graph.module.css'
import { GRAPH_HEIGHT, GRAPH_WIDTH, type Placed, placeNodes } from './graph-layout.ts'

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'here'; graph: ConnectionGraph }

function useGraph(): Loaded {
  const { id = '' } = useParams()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    let current = true
    browserCall('GET /api/v1/company-graph/', { query: { query: id } }).then(
      (graph) => current && setLoaded({ state: 'here', graph }),
      () => current && setLoaded({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [id])
  return loaded
}

const nameOf = ({ kind, name }: Placed['node']): string => (kind === 'person' ? readablePerson(name) : readableName(name))
const shortened = (name: string): string => (name.length > 26 ? `${name.slice(0, 25)}…` : name)

export function Graph() {
  const texts = useMessages(tabMessages)
  const loaded = useGraph()
  if (loaded.state === 'loading') return <Text tone="muted">{texts.graphLoading}</Text>
  if (loaded.state === 'failed') return <Note tone="bad">{texts.graphFailed}</Note>
  const { graph } = loaded
  const placed = placeNodes(graph)
  return (
    <Stack>
      <Text as="p" size="caption" tone="secondary">
        {texts.graphHint} {graph.cut && texts.graphCut}
      </Text>
      <Panel flush>
        <Picture graph={graph} placed={placed} />
      </Panel>
      <Twin graph={graph} placed={placed} />
    </Stack>
  )
}

interface DrawnProps {
  graph: ConnectionGraph
  placed: readonly Placed[]
}

function Picture({ graph, placed }: DrawnProps) {
  const texts = useMessages(tabMessages)
  const company = useCompany()
  const at = new Map(placed.map((place) => [place.node.key, place]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling picture must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.graphOf(company.name)}>
      <svg className={styles.picture} viewBox={`0 0 ${GRAPH_WIDTH} ${GRAPH_HEIGHT}`} aria-label={texts.graphOf(company.name)}>
        {graph.edges.map(({ from, to, relation }) => {
          const [start, end] = [at.get(from), at.get(to)]
          return start && end ? (
            <path key={`${from}${relation}${to}`} className={styles.edge} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
          ) : null
        })}
        {placed.map((place) => (
          <NodeMark key={place.node.key} place={place} isCenter={place.node.key === graph.center} />
        ))}
      </svg>
    </section>
  )
}

/** A company leads to its card; a person leads nowhere. */
function NodeMark({ place: { node, x, y }, isCenter }: { place: Placed; isCenter: boolean }) {
  const name = nameOf(node)
  const mark = (
    <>
      <title>{name}</title>
      {node.kind === 'person' ? (
        <circle className={styles.person} cx={x} cy={y} r={10} />
      ) : (
        <rect className={isCenter ? styles.center : styles.company} x={x - 12} y={y - 9} width={24} height={18} rx={4} />
      )}
      <text className={styles.name} x={x} y={y + 28} textAnchor="middle">
        {shortened(name)}
      </text>
    </>
  )
  if (isCenter || node.kind === 'person' || !node.ogrn) return <g>{mark}</g>
  return (
    <Link to={`/counter-parties/${node.ogrn}/connections?view=graph`} aria-label={name}>
      {mark}
    </Link>
  )
}

function Twin({ graph, placed }: DrawnProps) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const names = new Map(placed.map(({ node }) => [node.key, nameOf(node)]))
  return (
    <Panel flush>
      <Table
        caption={texts.graph}
        rows={graph.edges.filter(({ from, to }) => names.has(from) && names.has(to))}
        keyOf={({ from, relation, to }) => `${from} ${relation} ${to}`}
        edged
        columns={[
          { key: 'who', head: texts.who, rowHeader: true, cell: ({ from }) => names.get(from) },
          {
            key: 'relation',
            head: texts.relation,
            cell: ({ relation, percent }) =>
              percent === null ? texts.edgeRelations[relation] : `${texts.edgeRelations[relation]}, ${format.percent(percent)}`,
          },
          { key: 'whom', head: texts.whom, cell: ({ to }) => names.get(to) },
        ]}
      />
    </Panel>
  )
}
