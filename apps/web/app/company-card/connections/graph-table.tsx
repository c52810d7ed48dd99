// The connections of the graph as a table, ten rows a page: it has the content of the picture, for screen readers too.
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PersonLink } from '../../shell/person-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { CompanyLink } from '../company-link.tsx'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import { tableRows } from './graph-lines.ts'
import { nodeName } from './graph-words.tsx'

/** Rows of one page of the table. */
const PAGE_SIZE = 10

export function GraphTable({ graph }: { graph: ConnectionGraph }) {
  const texts = useMessages(graphMessages)
  const format = useFormat()
  const [pageNumber, setPage] = useState(1)
  const rows = tableRows(graph)
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pageNumber, last)
  const first = (page - 1) * PAGE_SIZE
  return (
    <Panel title={texts.table} count={rows.length} flush>
      <Table
        caption={texts.table}
        rows={rows.slice(first, first + PAGE_SIZE)}
        rowKey={({ key }) => key}
        edged
        columns={[
          { key: 'who', head: texts.who, rowHeader: true, cell: ({ from }) => <NodeLink node={from} /> },
          { key: 'relation', head: texts.relation, cell: ({ edge }) => texts.edge[edge.relation] },
          { key: 'whom', head: texts.whom, cell: ({ to }) => <NodeLink node={to} /> },
          {
            key: 'share',
            head: texts.share,
            numeric: true,
            cell: ({ edge: { percent } }) => (percent === null ? MISSING : format.percent(percent)),
          },
          { key: 'since', head: texts.since, numeric: true, cell: ({ edge: { since } }) => (since ? format.date(since) : MISSING) },
        ]}
      />
      {last > 1 && (
        <Row between className={styles.pages}>
          <Text size="caption" tone="secondary">
            <span role="status">{texts.range(first + 1, Math.min(first + PAGE_SIZE, rows.length), rows.length)}</span>
          </Text>
          <Row gap={2}>
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {texts.back}
            </Button>
            <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
              {texts.next}
            </Button>
          </Row>
        </Row>
      )}
    </Panel>
  )
}

function NodeLink({ node }: { node: GraphNode }) {
  const name = nodeName(node)
  return node.kind === 'company' ? <CompanyLink number={node.ogrn}>{name}</CompanyLink> : <PersonLink inn={node.inn}>{name}</PersonLink>
}
