// Rate limit classes that operations choose from, with their default limits; the server's settings can change them.

/** Calls per window, for each member or each guest's address; `LIMIT_NAME=max/seconds` overrides them (security specification, 1a). */
export const limits = {
  api: { max: 600, windowSeconds: 60 },
  /** Pages of lists with more than `LARGE_PAGE` rows, beside the operation's own class. */
  largePage: { max: 6, windowSeconds: 60 },
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
  /** Requests of a 1С, which sends each picture of its goods on its own. */
  exchange: { max: 3000, windowSeconds: 60 },
  tags: { max: 20, windowSeconds: 3600 },
  /** Reviews, replies and complaints together. */
  comments: { max: 10, windowSeconds: 3600 },
  /** Invoices for plans, and invoices sent once more: each is an e-mail to an address that the member names. */
  invoices: { max: 10, windowSeconds: 3600 },
  /** Invoices sent once more, over a longer time: an address that gets them did not ask for them. */
  letters: { max: 20, windowSeconds: 86_400 },
  support: { max: 5, windowSeconds: 3600 },
  /** Chat messages of one member over all sockets. */
  chat: { max: 60, windowSeconds: 60 },
  ownData: { max: 5, windowSeconds: 3600 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>

/** Pages with more rows count as large. */
export const LARGE_PAGE = 1000

export type LimitName = keyof typeof limits
