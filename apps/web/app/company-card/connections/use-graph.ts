// Loads the graph of connections: the company's own ones first, those of another node when a member expands it.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { mergeGraphs } from './graph-merge.ts'

export interface ShownGraph {
  readonly graph: ConnectionGraph
  /** Keys of the companies whose own connections are shown already. */
  readonly expanded: ReadonlySet<string>
  /** Key of the company that was expanded last. */
  readonly focus: string
  /** How many nodes the last step (an expanded company) added; null before the first step. */
  readonly added: number | null
  readonly step: 'idle' | 'busy' | 'failed'
}

interface LoadedGraph extends ShownGraph {
  readonly state: 'here'
  /** The first answer of this graph. An answer to `expand` is dropped if the page meanwhile shows another company, whose `origin` differs. */
  readonly origin: ConnectionGraph
}

type GraphState = { readonly state: 'loading' } | { readonly state: 'failed' } | LoadedGraph

const first = (answer: ConnectionGraph): ShownGraph => ({
  graph: mergeGraphs(null, answer),
  expanded: new Set([answer.center]),
  focus: answer.center,
  added: null,
  step: 'idle',
})

function withStep(shown: ShownGraph, key: string, answer: ConnectionGraph): ShownGraph {
  const graph = mergeGraphs(shown.graph, answer)
  const added = graph.nodes.length - shown.graph.nodes.length
  return { graph, expanded: new Set([...shown.expanded, key]), focus: key, added, step: 'idle' }
}

/**
 * The graph of the company in the page's URL. `expand` adds the connections of a company of the graph, by its node's key and its OGRN; the
 * server allows it to members only. It never throws: a failure is `step: 'failed'`.
 */
export function useGraph(): { readonly loaded: GraphState; readonly expand: (key: string, ogrn: string) => Promise<void> } {
  const { id = '' } = useParams()
  const [loaded, setLoaded] = useState<GraphState>({ state: 'loading' })
  useEffect(() => {
    let current = true
    setLoaded({ state: 'loading' })
    browserCall('GET /api/v1/company-graph/', { query: { query: id } }).then(
      (answer) => current && setLoaded({ state: 'here', origin: answer, ...first(answer) }),
      () => current && setLoaded({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [id])
  const expand = async (key: string, ogrn: string) => {
    if (loaded.state !== 'here') return
    const { origin } = loaded
    const change = (next: (shown: ShownGraph) => ShownGraph) =>
      setLoaded((now) => (now.state === 'here' && now.origin === origin ? { state: 'here', origin, ...next(now) } : now))
    change((shown) => ({ ...shown, step: 'busy', focus: key }))
    try {
      const answer = await browserCall('GET /api/v1/company-graph/step/', { query: { query: ogrn } })
      change((shown) => withStep(shown, key, answer))
    } catch {
      change((shown) => ({ ...shown, step: 'failed' }))
    }
  }
  return { loaded, expand }
}
