// The classes of limits against flooding that an operation chooses from; the figures are configuration of the server.

/** Default figures: calls per window, per member or per guest address (`spec` security 1a; changed by `LIMIT_*`). */
export const limits = {
  api: { max: 600, windowSeconds: 60 },
  refresh: { max: 10, windowSeconds: 3600 },
  search: { max: 120, windowSeconds: 60 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>

export type LimitName = keyof typeof limits
