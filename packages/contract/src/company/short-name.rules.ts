// Shortens a Russian personal name (surname, name, patronymic) to the surname with initials.

/** «Небылицын Аркадий Семёнович» → «Небылицын А. С.»; names without two or three words are unchanged. */
export function shortName(fio: string): string {
  const [family, ...given] = fio.trim().split(/\s+/)
  if (!family || given.length === 0 || given.length > 2) return fio
  return `${family} ${given.map((name) => `${name.charAt(0)}.`).join('\u00a0')}`
}
