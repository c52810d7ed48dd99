// The graph of a company's connections with its table, loaded when opened; on phones it is a tree. Members can add the connections of any node.
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { GuestOnly } from '../../shell/guest-only.tsx'
import { SignInLink } from '../../shell/sign-in-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useCompany } from '../use-company.ts'
import { graphMessages } from './graph.messages.ts'
import styles from './graph.module.css'
import { layoutGraph } from './graph-layout.ts'
import { type DrawnGraph, type GraphView, ROW_PREVIEW_SIZE, selectDrawnGraph } from './graph-lines.ts'
import { OwnerNote } from './graph-owner.tsx'
import { drawPicture } from './graph-picture.ts'
import { GraphTable } from './graph-table.tsx'
import { GraphTree } from './graph-tree.tsx'
import { useLineWords, useNodeWords } from './graph-words.tsx'
import { type ShownGraph, useGraph } from './use-graph.ts'
import { useIsWide } from './use-is-wide.ts'

const GraphFlow = lazy(() => import('./graph-flow.tsx').then(({ GraphFlow }) => ({ default: GraphFlow })))

export function Graph() {
  const texts = useMessages(graphMessages)
  const { loaded, expand } = useGraph()
  if (loaded.state === 'loading') return <Text tone="muted">{texts.loading}</Text>
  if (loaded.state === 'failed') return <Note tone="bad">{texts.failed}</Note>
  return (
    <Stack>
      <OwnerNote graph={loaded.graph} />
      {loaded.graph.cut && <Note tone="warning">{texts.cut}</Note>}
      <GuestOnly>
        <p>
          <SignInLink>{texts.stepGuest}</SignInLink>
        </p>
      </GuestOnly>
      {loaded.step === 'failed' && (
        <Note tone="bad" alert>
          {texts.failed}
        </Note>
      )}
      <p role="status">{loaded.added !== null && texts.added(loaded.added)}</p>
      <GraphPanel shown={loaded} expand={expand} />
      <GraphTable graph={loaded.graph} />
    </Stack>
  )
}

function GraphPanel({ shown, expand }: { shown: ShownGraph; expand: (key: string, ogrn: string) => void }) {
  const texts = useMessages(graphMessages)
  const isWide = useIsWide()
  const [view, setView] = useState<GraphView>('all')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const drawn = useMemo(() => selectDrawnGraph(shown.graph, view, opened), [shown.graph, view, opened])
  const layout = useMemo(() => layoutGraph(drawn), [drawn])
  /** `row`: key of a folded row. */
  const open = (row: string) => setOpened(new Set([...opened, row]))
  const panel = useFocusAfterOpening(drawn)
  const save = useSavePicture({ shown, drawn, layout })
  const views = (['all', 'owning'] as const).map((value) => ({ value, label: texts.views[value] }))
  return (
    <Panel>
      <Row between wrap className={styles.tools}>
        <Segmented label={texts.show} segments={views} chosen={view} onChoose={setView} wrap />
        <Button size="small" icon="download" onClick={() => void save()}>
          {texts.picture}
        </Button>
      </Row>
      <div ref={panel}>
        {isWide ? (
          <Suspense fallback={<Text tone="muted">{texts.loading}</Text>}>
            <GraphFlow shown={shown} drawn={drawn} layout={layout} expand={expand} open={open} />
          </Suspense>
        ) : (
          <GraphTree shown={shown} drawn={drawn} expand={expand} open={open} />
        )}
      </div>
      <Legend />
    </Panel>
  )
}

/** The button that opens a row disappears when it is pressed: the focus moves to the first node that it added. */
function useFocusAfterOpening({ rows }: DrawnGraph): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const count = useRef(rows.length)
  useEffect(() => {
    const firstAdded = rows.length > count.current ? rows.at(-1)?.members[ROW_PREVIEW_SIZE] : undefined
    count.current = rows.length
    if (firstAdded === undefined) return
    // React Flow draws the nodes later than the state changes.
    const timer = setTimeout(() => panel.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(firstAdded)}"] a`)?.focus())
    return () => clearTimeout(timer)
  }, [rows])
  return panel
}

interface PictureParts {
  shown: ShownGraph
  drawn: ReturnType<typeof selectDrawnGraph>
  layout: ReturnType<typeof layoutGraph>
}

/** Saves the picture as a file. */
function useSavePicture({ shown, drawn, layout }: PictureParts): () => Promise<void> {
  const texts = useMessages(graphMessages)
  const toast = useToast()
  const company = useCompany()
  const [nodeWords, lineWords] = [useNodeWords(shown.graph), useLineWords()]
  return async () => {
    const describeNode = (key: string) => {
      const node = drawn.nodes.find((node) => node.key === key)
      const row = drawn.folded.find((item) => item.key === key)
      if (row) return { name: texts.folded(row.count), note: '' }
      return node ? nodeWords(node) : null
    }
    const blob = await drawPicture({ layout, drawn, center: shown.graph.center, describeNode, lineWords })
    if (!blob) {
      toast.error(texts.pictureFailed)
      return
    }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = texts.fileName(company.name)
    link.click()
    URL.revokeObjectURL(link.href)
  }
}

function Legend() {
  const texts = useMessages(graphMessages)
  return (
    <ul className={styles.legend}>
      <li className={styles.legendPerson}>{texts.person}</li>
      <li>{texts.company}</li>
      <li className={styles.legendOwner}>{texts.ownerPath}</li>
      <li className={styles.legendTie}>{texts.tie}</li>
      <li className={styles.legendOver}>{texts.tieOver}</li>
    </ul>
  )
}
