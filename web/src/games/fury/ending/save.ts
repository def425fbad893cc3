/** Saves a drawing as an image that looks the same outside the page. */

/** The styles a drawing inherits from the page; each is also an SVG attribute. */
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
];

/** Return a drawing as SVG text, with the page's styles inlined. */
export function standalone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((each, at) => {
    const style = getComputedStyle(originals[at]!);
    for (const name of KEPT) each.setAttribute(name, style.getPropertyValue(name));
    each.removeAttribute('class');
  });
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Download a drawing as a PNG. */
export async function save(drawing: SVGSVGElement, name: string, width: number): Promise<void> {
  const box = drawing.viewBox.baseVal;
  const height = Math.round((width * box.height) / box.width);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawing, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
