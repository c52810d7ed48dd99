// Names the device of a sign-in from the browser's User-Agent.

/** Browsers that also carry another browser's name must come before it. */
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

const named = (table: typeof browsers, agent: string): string | undefined => table.find(([sign]) => sign.test(agent))?.[1]

/** «Chrome, Windows» from a User-Agent; for other programs its first word; null if the header is missing or blank. */
export function deviceName(agent: string | null): string | null {
  if (!agent?.trim()) return null
  const found = [named(browsers, agent), named(systems, agent)].filter((part) => part !== undefined)
  return found.length > 0 ? found.join(', ') : (agent.trim().split(/[\s/]/)[0] ?? null)
}
