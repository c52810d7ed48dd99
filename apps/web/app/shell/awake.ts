// What a page tells its window once its scripts are ready.

/** Name of the event. */
export const AWAKE = 'awake'
