// Builds small ZIP archives for tests, including invalid ones: checksum and attributes of a member can be set.
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  name: string
  content: Buffer
  /** A wrong checksum. */
  crc?: number
  /** External attributes: the Unix file mode in the upper half. */
  attributes?: number
}

/** The archive as bytes: local headers with their data, then the central directory. */
export function makeZip(members: readonly ZipMember[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  const packedByContent = new Map<Buffer, Buffer>()
  /** Members with the same buffer are compressed only once. */
  const packedOnce = (content: Buffer): Buffer => {
    const packed = packedByContent.get(content) ?? deflateRawSync(content)
    packedByContent.set(content, packed)
    return packed
  }
  for (const member of members) {
    const name = Buffer.from(member.name)
    const packed = packedOnce(member.content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(member.crc ?? crc32(member.content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(member.content.length, 18)
    common.writeUInt16LE(name.length, 22)
    bodies.push(Buffer.from('PK\x03\x04'), common, name, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((member.attributes ?? 0) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, name)
    offset += 30 + name.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  const few = Math.min(members.length, 0xffff)
  end.writeUInt16LE(few, 8)
  end.writeUInt16LE(few, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  const many = members.length > 0xffff ? zip64End(members.length, central.length, offset) : Buffer.alloc(0)
  return Buffer.concat([...bodies, central, many, end])
}

/** ZIP64: with more than 65,535 members the number of members stands in a record of its own, which a locator points to. */
function zip64End(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
