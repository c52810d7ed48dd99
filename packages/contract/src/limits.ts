// Rate limit classes that operations choose from, with their default limits; the server's settings can change them.

/**
 * Calls per window, counted for each member, and for guests by IP address. A setting such as `LIMIT_SEARCH=100/60` (calls/seconds) overrides a
 * class (security specification, 1a). `ownData` is the download of one's own data.
 */
export const limits = {
  api: { max: 600, windowSeconds: 60 },
  /** Pages of lists with more than `LARGE_PAGE` rows, counted in addition to the operation's own class. */
  largePage: { max: 6, windowSeconds: 60 },
  /** Requests to load a company's data from the source again. */
  refresh: { max: 10, windowSeconds: 3600 },
  search: { max: 120, windowSeconds: 60 },
  login: { max: 6, windowSeconds: 60 },
  loginHour: { max: 30, windowSeconds: 3600 },
  /** Registrations and e-mail changes together: both reveal whether an address is taken. */
  register: { max: 5, windowSeconds: 3600 },
  registerDay: { max: 20, windowSeconds: 86_400 },
  upload: { max: 20, windowSeconds: 3600 },
  /** Full reports, each a second of processor time. */
  report: { max: 30, windowSeconds: 3600 },
  /** Previews of lists before they are checked, each up to a few seconds of processor time. */
  preview: { max: 120, windowSeconds: 3600 },
  /** Payment notifications from the provider's few addresses. */
  notification: { max: 3000, windowSeconds: 60 },
  /** Requests of a seller's 1С (Russian accounting software), which sends each picture of its goods in a request of its own. */
  exchange: { max: 3000, windowSeconds: 60 },
  tags: { max: 20, windowSeconds: 3600 },
  /** Reviews, replies and complaints together. */
  comments: { max: 10, windowSeconds: 3600 },
  /** Invoices for plans, and invoices sent again: each is an e-mail to an address that the member chooses. */
  invoices: { max: 10, windowSeconds: 3600 },
  /** Invoices sent again, over a longer time: the person at that address has not requested them. */
  letters: { max: 20, windowSeconds: 86_400 },
  support: { max: 5, windowSeconds: 3600 },
  /** Chat messages of one member over all sockets. */
  chat: { max: 60, windowSeconds: 60 },
  ownData: { max: 5, windowSeconds: 3600 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>

/** Pages with more rows count as large. */
export const LARGE_PAGE = 1000

export type LimitName = keyof typeof limits
