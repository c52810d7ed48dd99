// One group of a list: its members, each path as a picture, the ties in words; and the members without ties.
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

export function GroupPanel({ result, group: { places, paths }, place }: { result: TieListResult; group: TieGroup; place: number }) {
  const texts = useMessages(listsMessages)
  const { nodes, ties } = result
  const isWeak = paths.some(({ weaker }) => weaker)
  const along = paths.flatMap(({ keys }) => keys.slice(1).map((key, index) => [keys[index] ?? '', key] as const))
  const own = ties.filter(({ from, to }) => along.some(([a, b]) => (from === a && to === b) || (from === b && to === a)))
  return (
    <Panel title={texts.group(place, places.length)} action={isWeak && <Tag>{texts.weaker}</Tag>}>
      <Members result={result} places={places} />
      {paths.map((path) => (
        <PathPicture key={path.keys.join()} path={path} nodes={nodes} ties={own} />
      ))}
      <TieTable caption={texts.groupInWords(place)} ties={own} nodes={nodes} />
    </Panel>
  )
}

export function UntiedSubjects({ result, places }: { result: TieListResult; places: readonly number[] }) {
  const texts = useMessages(listsMessages)
  const odd = result.members.filter(({ key, same_as: same }) => key === null || same !== null)
  return (
    <>
      {places.length > 0 && (
        <Panel title={texts.apart} count={places.length}>
          <Members result={result} places={places} />
        </Panel>
      )}
      {odd.length > 0 && (
        <Panel title={texts.notSearched} count={odd.length}>
          <ul className={styles.members}>
            {odd.map(({ place, number, same_as: same }) => (
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
