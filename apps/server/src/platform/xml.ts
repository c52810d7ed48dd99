// Text for XML that we write ourselves: feeds and sitemaps.

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 cannot hold in any form, and the control characters it advises against: all but tab and line ends. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/** The text with markup escaped and characters that XML cannot hold left out; fits elements and quoted attributes. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => NAMES[character] ?? character)
}
