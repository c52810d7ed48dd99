// Joins the class names of a component, leaving out those that do not apply.

/** `classNames('a', false, undefined, 'b')` → `a b`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
