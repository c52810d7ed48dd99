// One node of the graph of connections: icon, name with a link, status, and for members a button that adds the node's own connections.

import { shortName } from '@sverka/contract/company/short-name.rules'
import type { GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { MemberOnly } from '../../shell/guest-only.tsx'
import { PersonLink } from '../../shell/person-link.tsx'
import { statusIcons } from '../../ui/badge.tsx'
import { Spinner } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import { ultimateOwners } from './graph-lines.ts'
import { type NodeWords, nodeName } from './graph-words.tsx'
import type { ShownGraph } from './use-graph.ts'

interface NodeMarkProps {
  node: GraphNode
  words: NodeWords
  shown: ShownGraph
  /** Adds the connections of the company with this node key and OGRN (registration number). */
  expand: (key: string, ogrn: string) => void
  /** At the right of the name: the share, in the tree. */
  beside?: string | undefined
}

export function NodeMark({ node, words, shown, expand, beside }: NodeMarkProps) {
  const { ogrn, kind, status } = node
  const isCenter = node.key === shown.graph.center
  const look = classNames(
    styles.node,
    kind === 'person' && styles.person,
    isCenter && styles.center,
    ultimateOwners(shown.graph)[0]?.key === node.key && styles.owner,
    status?.ended && styles.ended,
  )
  return (
    <div className={look} data-node={node.key}>
      <span className={classNames(styles.sign, words.look && styles[words.look])}>
        <Icon name={kind === 'person' ? 'user' : words.look ? statusIcons[words.look] : 'building'} size="small" />
      </span>
      <span className={styles.words}>
        <NodeName node={node} isCenter={isCenter} />
        <span className={classNames(styles.note, words.look && styles[words.look])}>{words.note}</span>
      </span>
      {beside && <b className={styles.beside}>{beside}</b>}
      {kind === 'company' && ogrn && !isCenter && (
        <MemberOnly>
          <ExpandButton node={node} shown={shown} onExpand={() => expand(node.key, ogrn)} />
        </MemberOnly>
      )}
    </div>
  )
}

function NodeName({ node, isCenter }: { node: GraphNode; isCenter: boolean }) {
  const name = nodeName(node)
  const text = (
    <span className={styles.name} title={name}>
      {node.kind === 'person' ? shortName(name) : name}
    </span>
  )
  if (node.kind === 'person') return <PersonLink inn={node.inn}>{text}</PersonLink>
  if (isCenter || !node.ogrn) return text
  return <Link to={`/counter-parties/${node.ogrn}/connections?view=graph`}>{text}</Link>
}

function ExpandButton({ node, shown, onExpand }: { node: GraphNode; shown: ShownGraph; onExpand: () => void }) {
  const texts = useMessages(graphMessages)
  const isDone = shown.expanded.has(node.key)
  const isBusy = shown.step === 'busy'
  // Stays a button after expanding, so that the keyboard focus is kept.
  return (
    <button
      type="button"
      className={classNames(styles.step, 'nodrag')}
      aria-label={`${isDone ? texts.stepDone : texts.step}: ${nodeName(node)}`}
      title={isDone ? texts.stepDone : texts.step}
      aria-disabled={isDone || isBusy}
      onClick={isDone || isBusy ? undefined : onExpand}
    >
      {isBusy && shown.focus === node.key ? <Spinner /> : <Icon name={isDone ? 'check' : 'plus'} size="small" />}
    </button>
  )
}
