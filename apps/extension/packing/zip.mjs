import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the first day of the format, so that equal input gives an equal file. */
const DATE = 0x0021;

/** A ZIP file of files in memory, in the given order. */
export function zipOf(files) {
  const bodies = [];
  const entries = [];
  let offset = 0;
  for (const [name, content] of files) {
    const data = deflateRawSync(content, { level: 9 });
    const fields = { name: Buffer.from(name), crc: crc32(content), data, size: content.length, offset };
    const local = Buffer.concat([localHeader(fields), fields.name, data]);
    bodies.push(local);
    entries.push(Buffer.concat([centralHeader(fields), fields.name]));
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  return Buffer.concat([...bodies, directory, endRecord(files.length, directory.length, offset)]);
}

/** The common part of both headers of a file: version, flags (UTF-8 names), method, date, checksum and sizes. */
function common({ crc, data, size, name }) {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x0800, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeUInt16LE(DATE, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(data.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

function localHeader(fields) {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common(fields)]);
}

function centralHeader(fields) {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(fields.offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common(fields), tail]);
}

function endRecord(count, size, offset) {
  const bytes = Buffer.alloc(22);
  bytes.write('PK\x05\x06', 'latin1');
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
}
