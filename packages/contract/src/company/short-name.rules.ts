// A person's name as pages and sentences write it.

/** «Небылицын Аркадий Семёнович» → «Небылицын А. С.»; names that are not of two or three words stay as they are. */
export function shortName(fio: string): string {
  const [family, ...given] = fio.trim().split(/\s+/)
  if (!family || given.length === 0 || given.length > 2) return fio
  return `${family} ${given.map((name) => `${name.charAt(0)}.`).join('\u00a0')}`
}
