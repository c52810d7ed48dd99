// Lists ties in a table: the two subjects that each connects, the kind of tie, its dates and its source.
import type { PathAnswer, Tie, TieNode } from '@sverka/contract/ties/ties'
import { useMessages } from '../i18n/catalogue.ts'
import { Panel } from '../ui/panel.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { NodeLink, TieMarks, TieSource, useTieDays, useTieWords } from './tie-words.tsx'
import { tiesMessages } from './ties.messages.ts'

/** All ties of a found path between two companies or people. */
export function PathWords({ answer: { ties, nodes } }: { answer: PathAnswer }) {
  const texts = useMessages(tiesMessages)
  return (
    <Panel title={texts.inWords} count={ties.length} flush>
      <TieTable caption={texts.inWords} ties={ties} nodes={nodes} edged />
    </Panel>
  )
}

interface TieTableProps {
  caption: string
  ties: readonly Tie[]
  nodes: readonly TieNode[]
  /** Whether the table touches the edges of its panel. */
  edged?: boolean
}

export function TieTable({ caption, ties, nodes, edged = false }: TieTableProps) {
  const texts = useMessages(tiesMessages)
  const describeTie = useTieWords()
  const formatTieDays = useTieDays()
  const nodeLink = (key: string) => {
    const node = nodes.find((node) => node.key === key)
    return node ? <NodeLink node={node} /> : null
  }
  const columns: TableColumn<Tie>[] = [
    { key: 'who', head: texts.who, cell: (tie) => nodeLink(tie.from), rowHeader: true },
    {
      key: 'tie',
      head: texts.tie,
      cell: (tie) => (
        <>
          {describeTie(tie)} <TieMarks tie={tie} />
        </>
      ),
    },
    { key: 'with', head: texts.withWhom, cell: (tie) => nodeLink(tie.to) },
    { key: 'holds', head: texts.holds, cell: formatTieDays },
    { key: 'source', head: texts.source, cell: ({ source }) => <TieSource source={source} /> },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={ties}
      rowKey={(tie) => `${tie.from} ${tie.kind} ${tie.to} ${tie.over}`}
      edged={edged}
      stacked
    />
  )
}
