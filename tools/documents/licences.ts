// The text of `docs/licences.md`, and which licences of packages are allowed.
import type { Violation } from '../architecture/project.ts'

/** The part of `package-lock.json` that is used: path of a package → its entry. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

/**
 * Allowed licences, by SPDX identifiers. LGPL and MPL demand the publication of changes to the package's own files only; libvips, a library
 * under LGPL, is linked dynamically, as that licence requires.
 */
const ALLOWED = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
])

/** Packages without a licence in their manifest, with the licence of the file they ship. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

const HEAD = `# Licences of the installed packages

Written from \`package-lock.json\` by \`npm run licences\`. \`npm run check\` compares it and refuses a licence that \`tools/documents/licences.ts\` does
not allow. \`npm run sbom --silent\` prints the product's parts as CycloneDX.

`

interface Entry {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly isDev: boolean
}

/** Every installed package once, by name and version; the workspaces themselves are left out. */
function entries({ packages }: Lock): Entry[] {
  const found = new Map<string, Entry>()
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || link || version === undefined) continue
    const key = `${name}@${version}`
    const isDev = dev === true && (found.get(key)?.isDev ?? true)
    const licence = license ?? READ_BY_HAND[name] ?? 'unknown'
    found.set(key, { name, version, licence, isDev })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** The whole document: one table by licence, packages of the product before those of its tests. */
export function licencesDocument(lock: Lock): string {
  const all = entries(lock)
  const section = (title: string, isDev: boolean) => {
    const chosen = all.filter((entry) => entry.isDev === isDev)
    const licences = [...new Set(chosen.map(({ licence }) => licence))].sort()
    const rows = licences.map((licence) => {
      const names = chosen.filter((entry) => entry.licence === licence).map(({ name, version }) => `${name} ${version}`)
      return `| ${licence} | ${names.length} | ${names.join(', ')} |`
    })
    return `## ${title}\n\n| Licence | Packages | Which |\n|---|---|---|\n${rows.join('\n')}\n`
  }
  return `${HEAD}${section('The product', false)}\n${section('Tests and tools', true)}`
}

/** Packages with a licence that is not allowed. */
export function checkLicences(lock: Lock): Violation[] {
  return entries(lock)
    .filter(({ licence }) => !ALLOWED.has(licence))
    .map(({ name, licence }) => ({ path: 'package-lock.json', message: `${name} has the licence ${licence}, which is not allowed` }))
}
