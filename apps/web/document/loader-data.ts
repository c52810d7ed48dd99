// What a page's loaders gave, as the page carries it: plain JSON, handed in the browser to the router, which reads a stream.
import { encodeState } from './encode-state.ts'

/** The element that holds it. */
export const LOADER_DATA_ID = 'loader-data'

/** JSON that may stand in a script of a page: no text in it can end the script. */
export const scriptJson = (value: object | string): string => JSON.stringify(value).replaceAll('<', '\\u003c')

declare global {
  interface Window {
    /** The router's, from the page. */
    readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
  }
}

/** Before the router wakes up. A page made by the router's own handler carries its stream and nothing of this. */
export function handOverLoaderData(): void {
  const held = document.getElementById(LOADER_DATA_ID)?.textContent
  if (!held) return
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(`${encodeState(JSON.parse(held) as object)}\n`)
  streamController.close()
}
