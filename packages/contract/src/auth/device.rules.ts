// Derives the name of a device («Chrome, Windows») from a browser's User-Agent header, for the list of a person's sessions.

/** Patterns of browsers, of which the first match counts. A browser whose header also contains another browser's name stands before that one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const findName = (table: typeof browsers, agent: string): string | undefined => table.find(([pattern]) => pattern.test(agent))?.[1]

/** «Chrome, Windows» from a User-Agent; for other programs its first word; null if the header is missing or blank. */
export function deviceName(agent: string | null): string | null {
  if (!agent?.trim()) return null
  const found = [findName(browsers, agent), findName(systems, agent)].filter((name) => name !== undefined)
  return found.length > 0 ? found.join(', ') : (agent.trim().split(/[\s/]/)[0] ?? null)
}
