// The seam between the server process and the built web app: what the server hands to a page's rendering.
import type { FieldFault } from './http/http.ts'
import type { Input, OperationKey, Output } from './operations/operations.ts'

/** Calls an operation by its key as a plain function; refusals are thrown as `Refusal`. */
export type Call = <K extends OperationKey>(key: K, input: Input<K>) => Promise<Output<K>>

/** What a refused call throws on either side: status, machine code, and messages by field for bad input. */
export interface Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors?: Record<string, readonly FieldFault[]>
  /** The plan that gives what the caller's does not. */
  readonly plan?: { readonly name: string }
  /** Who of the staff decided before, and when. */
  readonly decided?: { readonly by: string | null; readonly at: string }
  /** Seconds after which the same call may be made again. */
  readonly retryAfter?: number
}

/** Given by the server with every page request. A page rendered on the server is always a guest's page. */
export interface WebServices {
  readonly call: Call
  /** Marks the page's own inline scripts while it is drawn. The server takes it out and names their hashes in the content policy. */
  readonly nonce: string
  readonly site: SiteSettings
}

/** What pages need to know of the installation. */
export interface SiteSettings {
  /** Origin for canonical links, without a trailing slash. */
  readonly publicUrl: string
  readonly demo: boolean
  /** Today in the product's sense, ISO date: the demo register's fixed day in demo mode, else the clock's. */
  readonly today: string
  /** A source stands behind the register: what we do not hold may be asked from it. */
  readonly asksSource: boolean
}

/** A finished page. A plain object: building and reading a `Response` costs more than all of its headers. */
export interface WebPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly html: string
}

/** The one function that the built web app exports to the server. */
export type Render = (request: Request, services: WebServices) => Promise<WebPage>
