// Labels of nodes and lines, the same in the picture, the phone's tree and the file.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { ConnectionGraph, GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { shellMessages } from '../../shell/shell.messages.ts'
import { statusVariant, useOutdatedOn, useProcedureText } from '../../shell/status-marks.tsx'
import type { StatusVariant } from '../../ui/badge.tsx'
import { graphMessages } from './graph.messages.ts'
import type { GraphLine } from './graph-lines.ts'

/** A node's name in ordinary letters. */
export const nodeName = ({ kind, name }: GraphNode): string => (kind === 'person' ? readablePerson(name) : readableName(name))

export interface NodeWords {
  readonly name: string
  /** Status of a company; what a person owns or heads. */
  readonly note: string
  /** Colour and icon of the status; null for a person, and for a company without an extract. */
  readonly look: StatusVariant | null
}

export function useNodeWords(graph: ConnectionGraph): (node: GraphNode) => NodeWords {
  const texts = useMessages(graphMessages)
  const format = useFormat()
  const words = useRegisterWords()
  const procedureText = useProcedureText()
  const shell = useMessages(shellMessages)
  const outdatedOn = useOutdatedOn()
  return (node) => {
    const { status } = node
    const name = nodeName(node)
    if (node.kind === 'person') {
      const owner = graph.owners.find(({ key }) => key === node.key)
      const heads = graph.edges.some(({ from, to, relation }) => from === node.key && to === graph.center && relation === 'head')
      const ties = format.list([owner && format.percent(owner.percent), heads && texts.edge.head])
      return { name, note: ties || texts.person, look: null }
    }
    if (!status) return { name, note: texts.company, look: null }
    const ended = status.ended?.on ? ` ${format.date(status.ended.on)}` : ''
    if (status.procedure) return { name, note: procedureText(status.procedure), look: 'procedure' }
    const old = outdatedOn(status.name, node.as_of)
    const look = statusVariant(status.name)
    return old
      ? { name, note: `${words.status(status.name)} ${shell.asOf(format.date(old))}`, look: 'unknown' }
      : { name, note: words.status(status.name) + ended, look: node.stopped && look === 'active' ? 'unknown' : look }
  }
}

/** Label of a line, such as «60 %, руководит». */
export function useLineWords(): (line: GraphLine) => string {
  const texts = useMessages(graphMessages)
  const format = useFormat()
  return ({ edges }) =>
    edges
      .map(({ relation, percent }) => (relation === 'founder' && percent !== null ? format.percent(percent) : texts.edge[relation]))
      .join(', ')
}
