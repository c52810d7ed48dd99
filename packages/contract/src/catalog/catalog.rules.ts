// Bounds of categories and tags, the same in the browser and on the server.

/** Levels of the tree of categories (specification §3, Product). */
export const CATEGORY_LEVELS = 3
/** Characters of a tag. */
export const TAG_MAX = 64
