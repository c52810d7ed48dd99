// The results of a search for ties (common heads, founders, addresses and so on) within a list.
// One panel for each group of connected members, with its paths as pictures and its ties in words; other panels for the members without ties.
import type { TieGroup, TieListResult } from '@sverka/contract/ties/lists'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits } from '../ui/text.tsx'
import { listsMessages } from './lists.messages.ts'
import { PathPicture } from './path-picture.tsx'
import { TieTable } from './path-words.tsx'
import { NodeLink } from './tie-words.tsx'
import styles from './ties.module.css'

interface GroupPanelProps {
  result: TieListResult
  group: TieGroup
  /** Number of the group, from 1. */
  place: number
}

export function GroupPanel({ result, group: { places, paths }, place: groupNumber }: GroupPanelProps) {
  const texts = useMessages(listsMessages)
  const { nodes, ties } = result
  const isWeak = paths.some(({ weaker }) => weaker)
  /** Pairs of neighbouring nodes on the group's paths. */
  const steps = paths.flatMap(({ keys }) => keys.slice(1).map((key, index) => [keys[index] ?? '', key] as const))
  const groupTies = ties.filter(({ from, to }) => steps.some(([a, b]) => (from === a && to === b) || (from === b && to === a)))
  return (
    <Panel title={texts.group(groupNumber, places.length)} action={isWeak && <Tag>{texts.weaker}</Tag>}>
      <Members result={result} places={places} />
      {paths.map((path) => (
        <PathPicture key={path.keys.join()} path={path} nodes={nodes} ties={groupTies} />
      ))}
      <TieTable caption={texts.groupInWords(groupNumber)} ties={groupTies} nodes={nodes} />
    </Panel>
  )
}

/** `places`: positions of members without ties. Numbers that no register has, or that repeat an earlier one, were not searched. */
export function UntiedSubjects({ result, places }: { result: TieListResult; places: readonly number[] }) {
  const texts = useMessages(listsMessages)
  const notSearched = result.members.filter(({ key, same_as: same }) => key === null || same !== null)
  return (
    <>
      {places.length > 0 && (
        <Panel title={texts.apart} count={places.length}>
          <Members result={result} places={places} />
        </Panel>
      )}
      {notSearched.length > 0 && (
        <Panel title={texts.notSearched} count={notSearched.length}>
          <ul className={styles.members}>
            {notSearched.map(({ place, number, same_as: same }) => (
              <li key={place}>
                <span className={styles.place}>{place}</span>
                <Digits>{number}</Digits>
                <span className={styles.limit}>{same === null ? texts.unknown : texts.sameAs(same)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

/** Each member with its position in the list; a hub has so many ties that only its nearest connections were found. */
function Members({ result: { members, nodes }, places }: { result: TieListResult; places: readonly number[] }) {
  const texts = useMessages(listsMessages)
  return (
    <ul className={styles.members}>
      {members
        .filter(({ place }) => places.includes(place))
        .map(({ place, number, key, is_hub: isHub }) => {
          const node = nodes.find((node) => node.key === key)
          return (
            <li key={place}>
              <span className={styles.place}>{place}</span>
              <span>{node && <NodeLink node={node} />}</span>
              <span className={styles.limit}>
                <Digits>{number}</Digits> {isHub && texts.hub}
              </span>
            </li>
          )
        })}
    </ul>
  )
}
