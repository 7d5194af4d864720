/** The longest body that is read, in bytes. What sites answer with is far shorter. */
const LONGEST = 4_194_304;

/** Reads a body that has at most `longest` bytes. Null if it is longer, or breaks off. */
export async function limitedBody(answer: Response, longest = LONGEST): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.byteLength;
      // Leaving the loop tells the server that the rest is not wanted.
      if (length > longest) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
