/** Writes a picture to a file, or to standard output. */
export async function write(output: string | undefined, picture: string | Uint8Array): Promise<void> {
  if (output === undefined) process.stdout.write(picture);
  else {
    const { writeOutputFile } = await import('@fovea/sources');
    await writeOutputFile(output, picture);
  }
}
