// Joins class names, leaving out those that do not apply.

/** `classNames('a', false, undefined, 'b')` → `a b`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
