// State of the graph: the company's own connections first, those of other companies when a member expands them.
import type { ConnectionGraph } from '@sverka/contract/company-card/connections'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { mergeGraphs } from './graph-merge.ts'

export interface ShownGraph {
  readonly graph: ConnectionGraph
  /** Keys of the companies whose own connections are shown already. */
  readonly expanded: ReadonlySet<string>
  /** Key of the company that was expanded last; it stays in view. */
  readonly focus: string
  /** How many nodes the last step added; null before the first. */
  readonly added: number | null
  readonly step: 'idle' | 'busy' | 'failed'
}

interface LoadedGraph extends ShownGraph {
  readonly state: 'here'
  /** The answer that this graph began with. A step answered after the page has changed to another company finds another one here. */
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
