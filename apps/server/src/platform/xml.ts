// Escapes texts for the XML that the server writes, such as feeds and sitemaps.

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 cannot hold, and control characters it discourages: all but tab and line ends. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** Escapes markup and removes characters that XML cannot hold; for elements and quoted attributes. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => NAMES[character] ?? character)
}
