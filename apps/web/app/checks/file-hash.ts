// Computes the SHA-256 of a chosen file in the browser, so that the file is not uploaded.

/** Lower-case hex, as the server keeps it. */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
