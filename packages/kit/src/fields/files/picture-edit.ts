/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;
/** How much of a turned picture is cut off at each edge, as a share of its side. */
export type Crop = Readonly<Record<"top" | "right" | "bottom" | "left", number>>;
/** What is done to a picture before it is sent: it is turned, then cut. */
export interface PictureEdit {
  readonly turns: Turns;
  readonly crop: Crop;
}

export const unedited: PictureEdit = { turns: 0, crop: { top: 0, right: 0, bottom: 0, left: 0 } };
export const isUnedited = ({ turns, crop }: PictureEdit): boolean => turns === 0 && Object.values(crop).every((share) => share === 0);

const QUARTERS = 4;
const turned = (turns: Turns, by: 1 | 3): Turns => ((turns + by) % QUARTERS) as Turns;
/** Turned by a quarter; the edges that were cut turn with it. */
export function turn({ turns, crop: { top, right, bottom, left } }: PictureEdit, way: "left" | "right"): PictureEdit {
  return way === "right"
    ? { turns: turned(turns, 1), crop: { top: left, right: top, bottom: right, left: bottom } }
    : { turns: turned(turns, 3), crop: { top: right, right: bottom, bottom: left, left: top } };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
const upright = ({ width, height }: Size, turns: Turns): Size => (turns % 2 === 1 ? { width: height, height: width } : { width, height });

/** What is left of a picture, in its own pixels: at least one each way. */
export function editedSize(size: Size, { turns, crop }: PictureEdit): Size {
  const { width, height } = upright(size, turns);
  return {
    width: Math.max(1, Math.round(width * (1 - crop.left - crop.right))),
    height: Math.max(1, Math.round(height * (1 - crop.top - crop.bottom))),
  };
}

/** Draws an edited picture over a whole canvas, which is made as large as it is. */
export function drawEdited(canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, edit: PictureEdit): void {
  const { width, height } = editedSize(picture, edit);
  canvas.width = width;
  canvas.height = height;
  const whole = upright(picture, edit.turns);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.translate(whole.width * (0.5 - edit.crop.left), whole.height * (0.5 - edit.crop.top));
  context.rotate((edit.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

const QUALITY = 0.9;
/** The edited picture as a file of the same name; the file itself where nothing was done to it. */
export async function editedFile(file: File, edit: PictureEdit): Promise<File> {
  if (isUnedited(edit)) return file;
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  drawEdited(canvas, picture, edit);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" }) : file;
}
