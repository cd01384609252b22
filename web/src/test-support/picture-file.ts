/** A picture whose left half is red and whose right half is blue. */
export async function pictureFile(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], 'tau.png', { type });
}
