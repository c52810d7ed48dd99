// Opens the stored content of a report.
import { zstdDecompressSync } from 'node:zlib'
import type { Snapshot } from './paper.ts'

export const openSnapshot = (packed: Buffer): Snapshot => JSON.parse(zstdDecompressSync(packed).toString()) as Snapshot
