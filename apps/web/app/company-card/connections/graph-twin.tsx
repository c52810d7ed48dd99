// The same links as the picture shows, as a table.
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { CompanyLink } from '../company-link.tsx'
import { tabMessages } from '../tab.messages.ts'
import { edgeKey } from './graph-merge.ts'
import { nodeName } from './graph-node.tsx'

export function GraphTwin({ graph }: { graph: ConnectionGraph }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const nodes = new Map(graph.nodes.map((node) => [node.key, node]))
  const named = (key: string) => <Named node={nodes.get(key)} />
  return (
    <Panel flush>
      <Table
        caption={texts.graph}
        rows={graph.edges.filter(({ from, to }) => nodes.has(from) && nodes.has(to))}
        keyOf={edgeKey}
        edged
        columns={[
          { key: 'who', head: texts.who, rowHeader: true, cell: ({ from }) => named(from) },
          {
            key: 'relation',
            head: texts.relation,
            cell: ({ relation, percent }) =>
              percent === null ? texts.edgeRelations[relation] : `${texts.edgeRelations[relation]}, ${format.percent(percent)}`,
          },
          { key: 'whom', head: texts.whom, cell: ({ to }) => named(to) },
        ]}
      />
    </Panel>
  )
}

/** Companies lead to their cards, people nowhere. */
function Named({ node }: { node: GraphNode | undefined }) {
  if (!node) return null
  return node.kind === 'company' ? <CompanyLink number={node.ogrn}>{nodeName(node)}</CompanyLink> : nodeName(node)
}
