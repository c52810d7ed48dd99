// Which press of a key of a queue is a mistake.

/** Agrees to what is shown. */
const AGREES = 'p'

const STRUCK_TWICE_MS = 300

/** Struck twice by mistake, the key would agree to the next request too, which nobody has read yet; both moments in milliseconds. */
export const isStruckTwice = (key: string, at: number, agreedAt: number): boolean => key === AGREES && at - agreedAt < STRUCK_TWICE_MS
