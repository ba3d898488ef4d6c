/** Bytes from Base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), character => character.charCodeAt(0));

const perLine = 16;

/** Bytes as people read them: offset, hexadecimal, and the characters that are printable ASCII. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += perLine) {
    const part = [...bytes.slice(start, start + perLine)];
    const hex = part.map(byte => byte.toString(16).padStart(2, "0")).join(" ");
    const text = part.map(byte => byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ".").join("");
    lines.push(`${start.toString(16).padStart(4, "0")}  ${hex.padEnd(3 * perLine - 1)}  ${text}`);
  }

  return lines.join("\n");
}

/** UTF-8 text of the beginning of a payload; a character that is cut off at the end is left out. Undefined where the bytes are no text. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
