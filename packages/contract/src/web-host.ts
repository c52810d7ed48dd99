// Types of the interface between the server process and the built web app: the values that the server passes to the app to render a page.
import type { FieldFault } from './http/http.ts'
import type { Input, OperationKey, Output } from './operations/operations.ts'

/** Calls an HTTP operation by its key (`GET /api/v1/company/`) as a plain function; expected errors are thrown as `Refusal`. */
export type Call = <K extends OperationKey>(key: K, input: Input<K>) => Promise<Output<K>>

/** Thrown for a refused call on either side: status, error code, and messages by field for bad input. */
export interface Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors?: Record<string, readonly FieldFault[]>
  /** The plan that has the feature which the caller's lacks. */
  readonly plan?: { readonly name: string }
  /** The member of staff who had already decided the same request, and when. */
  readonly decided?: { readonly by: string | null; readonly at: string }
  /** Seconds after which the call may be repeated. */
  readonly retryAfter?: number
}

/** Passed by the server with every page request. Pages are always rendered for a guest. */
export interface WebServices {
  readonly call: Call
  /** Nonce that marks the page's own inline scripts during rendering. The server removes it and lists their hashes in the content policy. */
  readonly nonce: string
  readonly site: SiteSettings
}

/** Settings of the installation that pages need. */
export interface SiteSettings {
  /** Origin for canonical links, without a trailing slash. */
  readonly publicUrl: string
  readonly demo: boolean
  /** The product's current date in ISO format: the demo register's fixed day in demo mode, otherwise the clock's. */
  readonly today: string
  /** True if an external source is configured, from which companies can be fetched that our register does not have. */
  readonly canRefreshFromSource: boolean
}

/** A rendered page. A plain object: creating and reading a `Response` costs more than all of its headers. */
export interface WebPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: string
}

/** The one function that the built web app exports to the server. */
export type Render = (request: Request, services: WebServices) => Promise<WebPage>
