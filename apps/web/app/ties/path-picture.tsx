// Draws one path of ties (heads, founders, shared addresses and so on) between two companies or people.
// Arrows point from heads and owners, and are dashed for weak or past ties. A long path, or one on a narrow page, is vertical.

import type { Tie, TieNode, TiePath } from '@sverka/contract/ties/ties'
import { isWeaker } from '@sverka/contract/ties/ties.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { NodeLink, nodeName, useTieDays, useTieWords } from './tie-words.tsx'
import { tiesMessages } from './ties.messages.ts'
import styles from './ties.module.css'

/** Number of nodes that fit side by side; a longer path is vertical. */
const HORIZONTAL_MAX = 5

const ICONS: Readonly<Record<TieNode['kind'], IconName>> = { company: 'building', person: 'user', address: 'pin', phone: 'phone' }

interface PathPictureProps {
  path: TiePath
  nodes: readonly TieNode[]
  ties: readonly Tie[]
}

export function PathPicture({ path, nodes, ties }: PathPictureProps) {
  const texts = useMessages(tiesMessages)
  const along = path.keys.flatMap((key) => nodes.find((node) => node.key === key) ?? [])
  const [first, last] = [along.at(0), along.at(-1)]
  if (!first || !last) return null
  return (
    <ol
      className={classNames(styles.path, along.length > HORIZONTAL_MAX && styles.upright)}
      aria-label={texts.picture(nodeName(first), nodeName(last))}
    >
      {along.map((node, index) => (
        <li key={node.key}>
          {index > 0 && <Hop before={along[index - 1]?.key ?? ''} after={node.key} ties={ties} />}
          <Node node={node} isEnd={index === 0 || index === along.length - 1} />
        </li>
      ))}
    </ol>
  )
}

/** A company, person, address or phone on the path; `isEnd`: one of the two that the search connects. */
function Node({ node, isEnd }: { node: TieNode; isEnd: boolean }) {
  const texts = useMessages(tiesMessages)
  const { kind, status, stopped, shared_by: sharedBy } = node
  return (
    <span className={classNames(styles.node, kind === 'person' && styles.person, isEnd && styles.end, kind === 'address' && styles.weak)}>
      <Icon name={ICONS[kind]} size="small" />
      <span className={styles.words}>
        <span className={styles.name}>
          <NodeLink node={node} />
        </span>
        <span className={styles.note}>
          {status ? (
            <StatusMarks status={status} stopped={stopped} />
          ) : sharedBy === null ? (
            texts.nodeKinds[kind]
          ) : (
            texts.sharedBy(sharedBy)
          )}
        </span>
      </span>
    </span>
  )
}

/** The ties of one step of the path. The arrow points from the head, owner or predecessor; an address or phone has no direction. */
function Hop({ before, after, ties }: { before: string; after: string; ties: readonly Tie[] }) {
  const format = useFormat()
  const describeTie = useTieWords()
  const formatTieDays = useTieDays()
  const between = ties.filter(({ from, to }) => (from === before && to === after) || (from === after && to === before))
  const [tie] = between
  if (!tie) return null
  // A shared address or phone is a weak tie.
  const isFaint = isWeaker(tie.kind) || between.every(({ over }) => over)
  return (
    <span className={classNames(styles.hop, isFaint && styles.faint)}>
      <b>{format.list(between.map(describeTie))}</b>
      <span
        className={classNames(styles.arrow, isWeaker(tie.kind) ? styles.plain : tie.from === after && styles.back)}
        aria-hidden="true"
      />
      <span>{formatTieDays(tie)}</span>
    </span>
  )
}
