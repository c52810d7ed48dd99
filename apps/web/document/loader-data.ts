// Embeds loader data in the page as plain JSON, and passes them in the browser to the router, which expects a stream.
import { encodeState } from './encode-state.ts'

/** Id of the element with the data. */
export const LOADER_DATA_ID = 'loader-data'

/** JSON for a script element of a page: no text in it can end the script. */
export const scriptJson = (value: object | string): string => JSON.stringify(value).replaceAll('<', '\\u003c')

declare global {
  interface Window {
    /** The router's state in the page. */
    readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
  }
}

/** Call before hydration. A page made by the router's own handler has its stream instead, and none of this. */
export function handOverLoaderData(): void {
  const held = document.getElementById(LOADER_DATA_ID)?.textContent
  if (!held) return
  const { streamController } = window.__reactRouterContext
  streamController.enqueue(`${encodeState(JSON.parse(held) as object)}\n`)
  streamController.close()
}
