// Which key press in a queue counts as accidental.

/** The key that agrees to the request shown. */
const AGREES = 'p'

/** A second press within this time (milliseconds) counts as accidental. */
const DOUBLE_PRESS_MS = 300

/** A double press would agree to the next request too, which nobody has read yet. `at` and `agreedAt` (the press before) in milliseconds. */
export const isDoublePress = (key: string, at: number, agreedAt: number): boolean => key === AGREES && at - agreedAt < DOUBLE_PRESS_MS
