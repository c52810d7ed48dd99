// Decides which key press in a staff queue counts as accidental: the second of a double press of P, the key that agrees to a request.

/** The key that agrees to the request under review. */
const AGREE_KEY = 'p'

/** A second press within this time (milliseconds) counts as accidental. Slower presses are deliberate. */
const DOUBLE_PRESS_MS = 300

/**
 * A double press would also agree to the next request, which nobody has read yet. `at`: time of this press; `previousAt`: time of the press of
 * the same key before it; both in milliseconds.
 */
export const isDoublePress = (key: string, at: number, previousAt: number): boolean =>
  key === AGREE_KEY && at - previousAt < DOUBLE_PRESS_MS
