// Note above the graph of connections: the company's ultimate owners, the people with more than 25 % of it, and the chains through which they own.
import type { ConnectionGraph, GraphOwner } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PersonLink } from '../../shell/person-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Text } from '../../ui/text.tsx'
import { graphMessages } from './graph.messages.ts'
import { ultimateOwners } from './graph-lines.ts'
import { nodeName } from './graph-words.tsx'

export function OwnerNote({ graph }: { graph: ConnectionGraph }) {
  const texts = useMessages(graphMessages)
  const owners = ultimateOwners(graph)
  if (owners.length === 0) return null
  return (
    <Note icon="user" title={owners.length === 1 ? texts.owner : texts.owners}>
      {owners.map((owner) => (
        <Owner key={owner.key} owner={owner} graph={graph} />
      ))}
      <Text as="p" size="caption" tone="secondary">
        {texts.ownerMeaning}
      </Text>
    </Note>
  )
}

/** A chain starts with the owner and ends with the company; its share is the product of the shares along it. */
function Owner({ owner, graph }: { owner: GraphOwner; graph: ConnectionGraph }) {
  const texts = useMessages(graphMessages)
  const format = useFormat()
  const nodesByKey = new Map(graph.nodes.map((node) => [node.key, node]))
  const node = nodesByKey.get(owner.key)
  if (!node) return null
  const chains = owner.chains.map(({ keys, percent }) => {
    const between = keys.slice(1, -1).flatMap((key) => nodesByKey.get(key) ?? [])
    return between.length === 0
      ? texts.direct(format.percent(percent))
      : texts.through(format.percent(percent), format.list(between.map(nodeName)))
  })
  return (
    <div>
      <b>
        <PersonLink inn={node.inn}>{texts.ownerShare(nodeName(node), format.percent(owner.percent))}</PersonLink>
      </b>
      {/* With direct ownership alone there is nothing to explain. */}
      {owner.chains.some(({ keys }) => keys.length > 2) && <div>{chains.join(texts.and)}</div>}
    </div>
  )
}
