// Reads the stored content of a report: JSON compressed by Zstandard.
import { zstdDecompressSync } from 'node:zlib'
import type { StoredReport } from './printed-report.ts'

export const openSnapshot = (packed: Buffer): StoredReport => JSON.parse(zstdDecompressSync(packed).toString()) as StoredReport
