// Which key press in a queue is a mistake.

/** The key that agrees to the request shown. */
const AGREES = 'p'

/** A second press within this time counts as accidental. */
const STRUCK_TWICE_MS = 300

/** A double press would agree to the next request too, which nobody has read yet. Both times in milliseconds. */
export const isStruckTwice = (key: string, at: number, agreedAt: number): boolean => key === AGREES && at - agreedAt < STRUCK_TWICE_MS
