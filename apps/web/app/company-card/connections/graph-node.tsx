// One node of the graph: its name, how it is tied, and for members one more step from it. A company leads to its card; a person leads nowhere.
import { readableName, readablePerson } from '@sverka/contract/company.names'
import { STATUS_ACTIVE } from '@sverka/contract/company.rules'
import type { GraphEdge, GraphNode } from '@sverka/contract/company-card/connections'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { MemberOnly } from '../../shell/guest-only.tsx'
import { statusLook, useProcedureText } from '../../shell/status-marks.tsx'
import { Spinner } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from './graph.module.css'
import { NODE, type Placed } from './graph-layout.ts'
import type { Shown } from './use-graph.ts'

export const nodeName = ({ kind, name }: GraphNode): string => (kind === 'person' ? readablePerson(name) : readableName(name))

interface NodeMarkProps {
  place: Placed
  shown: Shown
  expand: (key: string, ogrn: string) => void
}

export function NodeMark({ place: { node, via, x, y }, shown, expand }: NodeMarkProps) {
  const { ogrn, kind } = node
  const isCenter = node.key === shown.graph.center
  const look = classNames(styles.node, kind === 'person' && styles.person, isCenter && styles.center)
  return (
    <div className={look} style={{ left: x, top: y, width: NODE.width, height: NODE.height }}>
      <div className={styles.words}>
        <NodeName node={node} isCenter={isCenter} />
        <NodeNote node={node} ties={via ? shown.graph.edges.filter((edge) => isBetween(edge, via)) : []} />
      </div>
      {kind === 'company' && ogrn && !isCenter && (
        <MemberOnly>
          <StepButton node={node} shown={shown} onStep={() => expand(node.key, ogrn)} />
        </MemberOnly>
      )}
    </div>
  )
}

function NodeName({ node, isCenter }: { node: GraphNode; isCenter: boolean }) {
  const name = nodeName(node)
  if (isCenter || node.kind === 'person' || !node.ogrn) {
    return (
      // Arrow keys stop here too, though it leads nowhere.
      <span className={styles.name} title={name} tabIndex={-1} data-node={node.key}>
        {name}
      </span>
    )
  }
  return (
    <Link to={`/counter-parties/${node.ogrn}/connections?view=graph`} className={styles.name} title={name} data-node={node.key}>
      {name}
    </Link>
  )
}

/** A founder may also be the head: every tie of the two is named. */
const isBetween = (edge: GraphEdge, { from, to }: GraphEdge): boolean =>
  (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from)

function NodeNote({ node, ties }: { node: GraphNode; ties: readonly GraphEdge[] }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const procedureText = useProcedureText()
  const { name, procedure } = node.status ?? { name: STATUS_ACTIVE, procedure: null }
  const status = procedure ? procedureText(procedure) : name === STATUS_ACTIVE ? null : name
  const words = ties.flatMap(({ from, relation, percent }) => [
    from === node.key ? texts.relationsTo[relation] : texts.relationsFrom[relation],
    ...(percent === null ? [] : [format.percent(percent)]),
  ])
  return (
    <span className={styles.note}>
      {status && <b className={styles[procedure ? 'procedure' : statusLook(name)]}>{status}</b>}
      {status && words.length > 0 && ', '}
      {words.join(', ')}
    </span>
  )
}

function StepButton({ node, shown, onStep }: { node: GraphNode; shown: Shown; onStep: () => void }) {
  const texts = useMessages(tabMessages)
  const isDone = shown.expanded.has(node.key)
  const isBusy = shown.step === 'busy'
  const label = `${isDone ? texts.graphStepDone : texts.graphStep}: ${nodeName(node)}`
  // It stays a button when its work is done, so that the keyboard does not lose its place.
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={isDone ? texts.graphStepDone : texts.graphStep}
      aria-disabled={isDone || isBusy}
      onClick={isDone || isBusy ? undefined : onStep}
    >
      {isBusy && shown.focus === node.key ? <Spinner /> : <Icon name={isDone ? 'check' : 'plus'} size="small" />}
    </button>
  )
}
