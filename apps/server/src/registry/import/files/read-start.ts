// Reads the beginning of a stream, by which an import recognises the format of a file, and still gives the whole stream to the next reader.

/** `start`: the first bytes, at least `size` unless the stream is shorter; `whole`: the whole stream, these bytes included. */
export async function readStart(chunks: AsyncIterable<Buffer>, size: number): Promise<{ start: Buffer; whole: AsyncIterable<Buffer> }> {
  const source = chunks[Symbol.asyncIterator]()
  const seen: Buffer[] = []
  let length = 0
  let ended = false
  while (length < size && !ended) {
    const next = await source.next()
    if (next.done) ended = true
    else {
      seen.push(next.value)
      length += next.value.length
    }
  }
  const whole = async function* () {
    yield* seen.splice(0)
    if (ended) return
    try {
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
    } finally {
      await source.return?.()
    }
  }
  return { start: Buffer.concat(seen), whole: whole() }
}
