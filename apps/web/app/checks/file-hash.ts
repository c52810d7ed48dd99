// Computes the SHA-256 hash of a chosen file in the browser, so that the file of a report can be verified without uploading it.

/** The hash in lower-case hex, as the server stores the hashes of issued files. */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
