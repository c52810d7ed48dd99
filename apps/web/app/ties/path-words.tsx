// The paths in words: who is tied to whom, by what, in which days, by which source.
import type { PathAnswer, Tie, TieNode } from '@sverka/contract/ties/ties'
import { useMessages } from '../i18n/catalogue.ts'
import { Panel } from '../ui/panel.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { NodeLink, TieMarks, TieSource, useTieDays, useTieWords } from './tie-words.tsx'
import { tiesMessages } from './ties.messages.ts'

export function PathWords({ answer: { ties, nodes } }: { answer: PathAnswer }) {
  const texts = useMessages(tiesMessages)
  const wordsOf = useTieWords()
  const daysOf = useTieDays()
  const linkOf = (key: string) => {
    const node = nodes.find((one: TieNode) => one.key === key)
    return node ? <NodeLink node={node} /> : null
  }
  const columns: TableColumn<Tie>[] = [
    { key: 'who', head: texts.who, cell: (tie) => linkOf(tie.from), rowHeader: true },
    {
      key: 'tie',
      head: texts.tie,
      cell: (tie) => (
        <>
          {wordsOf(tie)} <TieMarks tie={tie} />
        </>
      ),
    },
    { key: 'with', head: texts.withWhom, cell: (tie) => linkOf(tie.to) },
    { key: 'holds', head: texts.holds, cell: daysOf },
    { key: 'source', head: texts.source, cell: ({ source }) => <TieSource source={source} /> },
  ]
  return (
    <Panel title={texts.inWords} count={ties.length} flush>
      <Table caption={texts.inWords} columns={columns} rows={ties} keyOf={(tie) => `${tie.from} ${tie.kind} ${tie.to}`} edged stacked />
    </Panel>
  )
}
