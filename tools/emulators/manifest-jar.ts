import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const NAME = Buffer.from('META-INF/MANIFEST.MF');
const LINE_BYTES = 70;

/** A manifest line may hold 72 bytes; what is longer continues on lines that start with a space. */
function wrap(line: string): string {
  const parts = [line.slice(0, LINE_BYTES)];
  for (let at = LINE_BYTES; at < line.length; at += LINE_BYTES - 1) {
    parts.push(` ${line.slice(at, at + LINE_BYTES - 1)}`);
  }
  return parts.join('\r\n');
}

/** A zip archive of one stored (uncompressed) entry: all that a jar with only a manifest is. */
export function manifestJar(mainClass: string, classPath: readonly URL[]): Buffer {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath.join(' ')}`];
  const content = Buffer.from(`${lines.map(wrap).join('\r\n')}\r\n\r\n`);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(NAME.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, NAME, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), NAME]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** Writes a jar that starts `mainClass` with the given jars and folders (their URLs end in `/`) as class path. */
export function writeManifestJar(file: string, mainClass: string, classPath: readonly URL[]): void {
  writeFileSync(file, manifestJar(mainClass, classPath));
}
