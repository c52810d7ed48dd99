// Labels of nodes and lines of the graph of connections, the same in the picture, in the tree on phones and in the image file.
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

/** A node's name in ordinary letters: registers write names in capitals. */
export const nodeName = ({ kind, name }: GraphNode): string => (kind === 'person' ? readablePerson(name) : readableName(name))

export interface NodeWords {
  readonly name: string
  /** Of a company its status; of a person the share owned, and whether the person heads the company. */
  readonly note: string
  /** Colour and icon of the status; null for a person, and for a company whose register extract is not stored. */
  readonly look: StatusVariant | null
}

/**
 * Returns a function that describes a node. «Active» is shown as unknown if the extract is out of date, or if the company has a stop factor, a
 * finding that rules out a deal.
 */
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
    const endDay = status.ended?.on ? ` ${format.date(status.ended.on)}` : ''
    if (status.procedure) return { name, note: procedureText(status.procedure), look: 'procedure' }
    const outdatedDay = outdatedOn(status.name, node.as_of)
    const look = statusVariant(status.name)
    return outdatedDay
      ? { name, note: `${words.status(status.name)} ${shell.asOf(format.date(outdatedDay))}`, look: 'unknown' }
      : { name, note: words.status(status.name) + endDay, look: node.stopped && look === 'active' ? 'unknown' : look }
  }
}

/** Returns a function for the label of a line, such as «60 %, руководит» (60 %, heads). */
export function useLineWords(): (line: GraphLine) => string {
  const texts = useMessages(graphMessages)
  const format = useFormat()
  return ({ edges }) =>
    edges
      .map(({ relation, percent }) => (relation === 'founder' && percent !== null ? format.percent(percent) : texts.edge[relation]))
      .join(', ')
}
