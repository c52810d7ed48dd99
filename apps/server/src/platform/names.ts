// Names that people give to themselves and to things, as strangers may see them.

/** Signs that turn the direction of what follows them, so that a name reads otherwise than it is written (Unicode UAX #9). */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name without blanks around it and without signs that turn the direction of writing. */
export const nameText = (typed: string): string => typed.replace(TURNING, '').trim()
