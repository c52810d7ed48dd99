// What a person calls the device of a sign-in, read from what its browser says of itself.

/** Those that pretend to be others stand before them. */
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

/** «Chrome, Windows»; the first word of a program that is no browser; null for one that says nothing. */
export function deviceName(agent: string | null): string | null {
  if (!agent?.trim()) return null
  const found = [named(browsers, agent), named(systems, agent)].filter((part) => part !== undefined)
  return found.length > 0 ? found.join(', ') : (agent.trim().split(/[\s/]/)[0] ?? null)
}
