import 'server-only';

// Only a label for the buyer: product files are always sent as attachments.
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
  csv: 'text/csv',
  fig: 'application/octet-stream',
};

/** The media type for a file's ending. */
export function mimeOf(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream';
}

/** How many bytes at its beginning show what a file is. */
export const HEAD_BYTES = 4_100;

const PROGRAMS = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
]);

/** Returns whether a file is a film or a sound, by its beginning. @param head its first `HEAD_BYTES` */
export async function recordingKind(head: Buffer): Promise<'video' | 'audio' | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const kind = (await fileTypeFromBuffer(head))?.mime.split('/')[0];
  return kind === 'video' || kind === 'audio' ? kind : null;
}

/** Returns whether a file is a program, whatever its name is. @param head its first `HEAD_BYTES` */
export async function isProgram(head: Buffer): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type');
  return PROGRAMS.has((await fileTypeFromBuffer(head))?.mime ?? '');
}
